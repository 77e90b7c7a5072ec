export {
  createTestApp,
  DEMO_EXTENSION,
  TEST_PASSWORD,
  type LoggedIn,
  type TestApp,
  type TestAppOptions,
} from './test-app.ts';
export { pathOf, type RawResponse as RawAnswer, type TestBrowser } from './test-browser.ts';
export { createTestClock, TEST_START, type TestClock } from './test-clock.ts';
