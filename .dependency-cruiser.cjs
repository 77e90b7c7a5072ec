const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const REMOTES = 'mf-[a-z-]+';
const PACKAGES = `shared|shell|${REMOTES}|api|demo|e2e`;
const TEST = '\\.test\\.tsx?$';

/** Which shared packages each of them may use; tests may also use `testing`. */
const SHARED = {
  cache: [],
  domain: [],
  contracts: ['domain'],
  ui: ['contracts', 'domain'],
  platform: ['cache', 'contracts'],
  releases: ['contracts'],
  build: ['contracts', 'releases'],
  server: ['domain'],
  testing: ['contracts', 'platform'],
};

/** A package says itself where it runs. */
const runsInBrowsers = (name) =>
  JSON.parse(readFileSync(join(__dirname, 'shared', name, 'package.json'), 'utf8')).shop.runsIn.includes('browser');
const BROWSER_PACKAGES = Object.keys(SHARED).filter(runsInBrowsers).join('|');
const SERVER_PACKAGES = Object.keys(SHARED)
  .filter((name) => !runsInBrowsers(name))
  .join('|');

const sharedDirection = Object.entries(SHARED).map(([name, allowed]) => ({
  name: `shared-${name}`,
  comment: 'Shared packages build on each other in one direction: see the table above.',
  severity: 'error',
  from: { path: `^shared/${name}/`, pathNot: TEST },
  to: { path: '^shared/', pathNot: `^shared/(${[name, ...allowed].join('|')})/` },
}));

/** Who may import whom. Imports point one way: shared → package, and inside shared by the table above. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be understood, tested or changed one at a time.',
      severity: 'error',
      from: {},
      // Types count too: two files that name each other’s shapes cannot be read one at a time either.
      to: { circular: true },
    },
    {
      name: 'packages-apart',
      comment: 'Packages are owned and released alone; what two of them need lives in shared.',
      severity: 'error',
      from: { path: `^(${PACKAGES})/`, pathNot: '^(demo/|api/.*(\\.test\\.ts$|/testing/))' },
      to: { path: `^(${PACKAGES})/`, pathNot: '^($1|shared)/' },
    },
    {
      name: 'demo-is-an-extension',
      comment:
        'The demo builds on the api, through its exports; nothing that ships knows the demo, only tests of the api do.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: `^(${PACKAGES})/`, pathNot: '^(demo|api|shared)/' },
    },
    {
      name: 'api-through-its-exports',
      comment: 'The demo imports @shop/api/…, never a relative path into it.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^api/', dependencyTypes: ['local'] },
    },
    {
      name: 'api-tests-on-the-demo',
      comment: 'Tests of the api run on the demo’s shop, and on nothing else from outside.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: `^(${PACKAGES})/`, pathNot: '^(api|demo|shared)/' },
    },
    {
      name: 'shared-stands-alone',
      comment: 'shared is what everyone agrees on and knows none of them.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `^(shell|${REMOTES}|api|demo|e2e)/` },
    },
    ...sharedDirection,
    {
      name: 'shared-through-its-exports',
      comment: 'Other packages import @shop/…, never a relative path into one.',
      severity: 'error',
      from: { path: `^(shell|${REMOTES}|api|demo|e2e|scripts)/` },
      to: { path: '^shared/', dependencyTypes: ['local'] },
    },
    {
      name: 'shared-packages-through-their-exports',
      comment: 'Shared packages import each other as @shop/…, too.',
      severity: 'error',
      from: { path: '^shared/([a-z]+)/' },
      to: { path: '^shared/', pathNot: '^shared/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'server-stays-on-servers',
      comment: 'These packages need Node, and browsers must not load them.',
      severity: 'error',
      from: {
        path: `^(shared/(${BROWSER_PACKAGES})|shell/src/(browser|early|layout|page|routing)|${REMOTES})/`,
        // The slot runtime is of two sides; its server side never reaches a browser.
        pathNot: `${TEST}|/testing/|^shared/platform/src/server/`,
      },
      to: { path: `^shared/(${SERVER_PACKAGES})/` },
    },
    {
      name: 'tests-stay-tests',
      comment: 'Shipped code must not need test code.',
      severity: 'error',
      from: { path: `^(${PACKAGES})/`, pathNot: '(\\.test\\.tsx?$|/testing/|^e2e/)' },
      to: { path: '(\\.test\\.tsx?$|/testing/)' },
    },
    {
      name: 'resolvable',
      comment: 'An import that does not resolve works on one machine only.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
