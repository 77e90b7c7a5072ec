const REMOTES = 'mf-[a-z-]+';
const PACKAGES = `shared|shell|${REMOTES}|api|e2e`;

/** Who may import whom. Imports point one way: shared → package, and inside shared downwards. */
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
      from: { path: `^(${PACKAGES})/` },
      to: { path: `^(${PACKAGES})/`, pathNot: '^($1|shared)/' },
    },
    {
      name: 'shared-stands-alone',
      comment: 'shared is what everyone agrees on and knows none of them.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `^(shell|${REMOTES}|api|e2e)/` },
    },
    {
      name: 'shared-through-its-exports',
      comment: 'Other packages import @shop/shared/…, never a relative path into it.',
      severity: 'error',
      from: { path: `^(shell|${REMOTES}|api|e2e)/` },
      to: { path: '^shared/', dependencyTypes: ['local'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules run in browser and server alike and know nothing of screens or the network.',
      severity: 'error',
      from: { path: '^shared/src/domain/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/src/(ui|remote|build|testing)/' },
    },
    {
      name: 'contracts-at-the-bottom',
      comment: 'Contracts are schemas and types; they may use rules, but no screens.',
      severity: 'error',
      from: { path: '^shared/src/contracts/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/src/(ui|remote|build|testing)/' },
    },
    {
      name: 'server-stays-on-servers',
      comment: 'What shell and api share as servers needs Node, and browsers must not load it.',
      severity: 'error',
      from: {
        path: `^(shared/src/(contracts|domain|routing|ui|remote)|shell/src/(browser|early|layout|page|routing)|${REMOTES})/`,
      },
      to: { path: '^shared/src/server/' },
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
