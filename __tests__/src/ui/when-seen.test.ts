import { whenSeen } from "../../../src/ui/when-seen";

/** Delivers entries like a browser: all since the last call at once. */
let deliver: (...isIntersecting: boolean[]) => void;

beforeEach(() => {
  class FakeObserver {
    observe = () => undefined;
    disconnect = () => undefined;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      deliver = (...changes) => callback(changes.map((isIntersecting) => ({ isIntersecting })));
    }
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
});

function watch(): jest.Mock {
  const onSeen = jest.fn();
  whenSeen(document.body, 0.1, onSeen);
  return onSeen;
}

test.each([
  ["comes into the window", [true]],
  ["comes into the window before its first report", [false, true]],
  ["has left the window before the report", [false, true, false]],
])("an element that %s is seen", (_, changes) => {
  const onSeen = watch();
  deliver(...changes);
  expect(onSeen).toHaveBeenCalledTimes(1);
});
