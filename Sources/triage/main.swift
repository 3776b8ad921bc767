import Shell

Program.main()
