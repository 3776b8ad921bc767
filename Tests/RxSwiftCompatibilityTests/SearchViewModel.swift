// A search screen: the classic of throttled text.
import Observables

final class SearchViewModel {
  let query = PublishSubject<String>()
  let results: Observable<[String]>

  init(search: @escaping (String) -> Observable<[String]>, scheduler: SchedulerType) {
    results =
      query
      .debounce(.milliseconds(300), scheduler: scheduler)
      .distinctUntilChanged()
      .flatMapLatest { text -> Observable<[String]> in
        if text.isEmpty { return .just([]) }
        return search(text)
      }
      .share(replay: 1, scope: .whileConnected)
  }
}
