import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ERROR_KINDS } from './errors.ts';

const PAGE = join(import.meta.dirname, '../../../docs/errors.md');

it('docs/errors.md has each error code with its status', () => {
  const rows = [...readFileSync(PAGE, 'utf8').matchAll(/^\| `([A-Z_]+)` +\| (\d{3}) /gm)];
  const documented = Object.fromEntries(rows.map(([, code, status]) => [code, Number(status)]));
  const actual = Object.fromEntries(Object.entries(ERROR_KINDS).map(([code, { status }]) => [code, status]));
  expect(documented).toEqual(actual);
});
