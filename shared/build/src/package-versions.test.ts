import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_VERSIONS } from '@shop/contracts/package-versions';
import { expect, it } from '@jest/globals';
import { WORKSPACE } from './workspace.ts';

it.each(Object.entries(PACKAGE_VERSIONS))('%s says of itself that it is %s', (name, version) => {
  const file = join(WORKSPACE, 'shared', name.replace('@shop/', ''), 'package.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ name, version });
});
