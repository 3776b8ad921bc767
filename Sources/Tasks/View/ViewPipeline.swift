public import Observables

extension TaskView {
  /// Everything that is seen follows from this one sequence: the store's changes and the options, merged in the order in
  /// which they happen and folded by one scan into `view`.
  ///
  /// ```
  /// options   o-----------o----------
  /// changes    r---d--d------d-------
  /// updates   uu---u--u---u--u-------
  /// ```
  /// (`combineLatest` would hand the same delta on again whenever the options move.) The options come first, so that the
  /// list is sorted once at the start. To be subscribed to once.
  public static func updates(
    of changes: Observable<TaskChange>, seenThrough options: BehaviorRelay<ViewOptions>, by view: TaskView
  ) -> Observable<ViewUpdate> {
    Observable.merge(options.asObservable().map(ViewInput.options), changes.map(ViewInput.change))
      .scan(into: view) { view, input in view.apply(input) }
      .map(\.update)
  }
}
