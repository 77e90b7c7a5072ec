import { defineConfig } from 'vitest/config';

const EVERYWHERE = {
  setupFiles: ['./scripts/testing/fail-on-console.ts'],
  restoreMocks: true,
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
};

export default defineConfig({
  test: {
    // Two cores is what CI has; more workers only make every test slower.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...EVERYWHERE,
          name: 'web',
          include: ['{shared,shell,mf-*,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        extends: true,
        test: {
          ...EVERYWHERE,
          name: 'api',
          include: ['api/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['./api/src/testing/global-setup.ts'],
          // A file's first test may wait for its copy of the database.
          hookTimeout: 30_000,
          testTimeout: 15_000,
        },
      },
    ],
  },
});
