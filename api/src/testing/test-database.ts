/** The server and the seeded database of a test run, made by `global-setup.ts`. */
interface TestDatabase {
  socketDir: string;
  template: string;
}

const VARIABLE = 'SHOP_TEST_DATABASE';

/** For the processes that run test files, which begin after this one. */
export const provideTestDatabase = (database: TestDatabase): void => {
  process.env[VARIABLE] = JSON.stringify(database);
};

export const testDatabase = (): TestDatabase => JSON.parse(process.env[VARIABLE] ?? '') as TestDatabase;
