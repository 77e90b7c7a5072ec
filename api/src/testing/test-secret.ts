/** The installation's secret in tests: of the seed and of every test app. */
export const TEST_SECRET = 'only for tests, only for tests';
