import type { Config } from 'jest';

const EVERYWHERE = {
  cacheDirectory: '<rootDir>/.cache/jest',
  setupFilesAfterEnv: ['<rootDir>/scripts/testing/retry-in-ci.ts', '<rootDir>/scripts/testing/fail-on-console.ts'],
  // Else jest's globals would be found by libraries that change what they do by them.
  injectGlobals: false,
  restoreMocks: true,
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'es6' },
      },
    ],
    '\\.css$': '<rootDir>/scripts/testing/css-modules.ts',
  },
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'css'],
  modulePathIgnorePatterns: ['<rootDir>/[\\w-]+/dist/', '<rootDir>/\\.(cache|data)/'],
  resolver: '<rootDir>/scripts/testing/resolver.ts',
  testEnvironment: '<rootDir>/scripts/testing/node-environment.ts',
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
} satisfies Config['projects'] extends (infer P)[] | undefined ? Exclude<P, string | undefined> : never;

const config: Config = {
  // Two cores is what CI has; more workers only make every test slower.
  maxWorkers: 2,
  // Each test file has its own copy of all modules; a worker that has seen many begins again.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 15_000,
  projects: [
    {
      ...EVERYWHERE,
      displayName: 'web',
      testMatch: ['<rootDir>/{shared,shell,mf-*,scripts}/**/*.test.{ts,tsx}'],
    },
    {
      ...EVERYWHERE,
      displayName: 'api',
      testMatch: ['<rootDir>/{api,demo}/**/*.test.ts'],
      globalSetup: '<rootDir>/api/src/testing/global-setup.ts',
      globalTeardown: '<rootDir>/api/src/testing/global-teardown.ts',
      testEnvironment: '<rootDir>/scripts/testing/api-environment.ts',
    },
  ],
};

export default config;
