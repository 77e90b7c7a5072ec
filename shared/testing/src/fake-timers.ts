const APIS = [
  'Date',
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

type TimerApi = (typeof APIS)[number];

/** For `jest.useFakeTimers`: these alone are faked, every other clock and timer stays real. */
export const fakeOnly = (...apis: readonly TimerApi[]): { doNotFake: TimerApi[] } => ({
  doNotFake: APIS.filter((api) => !apis.includes(api)),
});
