import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/slots';
import { ROOT } from '../paths.ts';
import { slotFiles, type Files } from './slot-files.ts';

/** Whose dependencies a new remote begins with, in the versions that the shop runs on. */
const MODEL = 'mf-content';
const DEPENDENCIES = ['@shop/contracts', '@shop/platform', '@shop/ui', 'react'];
const DEV_DEPENDENCIES = ['@shop/testing', '@types/react'];

interface PackageJson {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const chosen = (versions: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`${MODEL} does not depend on ${name} any more.`);
      return [name, version];
    }),
  );

const readme = (remote: RemoteName, page: string): string => `# ${remote}

Say here what the team owns. A slot is a folder below \`src/slots\`; what it is to the shell stands in its \`manifest.ts\`.

\`\`\`sh
npm run dev -- ${remote}              # beside npm start: rebuilds on every change, http://localhost:3000/se/${page}
npm run test:unit -- ${remote}/
npm run release -- publish ${remote}  # tests, builds, checks and stores it; not served yet
npm run release -- promote ${remote}  # to all visitors
\`\`\`
`;

/** A new remote with one page. */
export function remoteFiles(remote: RemoteName): Files {
  const model = JSON.parse(readFileSync(join(ROOT, MODEL, 'package.json'), 'utf8')) as PackageJson;
  const page = remote.slice('mf-'.length);
  const json = {
    name: `@shop/${remote}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: chosen(model.dependencies, DEPENDENCIES),
    devDependencies: chosen(model.devDependencies, DEV_DEPENDENCIES),
  };
  return {
    [`${remote}/package.json`]: `${JSON.stringify(json, null, 2)}\n`,
    [`${remote}/tsconfig.json`]: readFileSync(join(ROOT, MODEL, 'tsconfig.json'), 'utf8'),
    [`${remote}/README.md`]: readme(remote, page),
    ...slotFiles(remote, `${page}-page`),
  };
}
