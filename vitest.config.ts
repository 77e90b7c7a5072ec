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
    // A machine that others use, too, may once be too slow for a test's patience; what fails twice is broken.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          ...EVERYWHERE,
          name: 'web',
          testTimeout: 15_000,
          include: ['{shared,shell,mf-*,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        extends: true,
        test: {
          ...EVERYWHERE,
          name: 'api',
          include: ['{api,demo}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['./api/src/testing/global-setup.ts'],
          // A file's first test may wait for its copy of the database.
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
