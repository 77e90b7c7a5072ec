import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { DataError, parseData, readData } from './read-data.ts';

const Shelf = z.strictObject({ name: z.string(), products: z.array(z.strictObject({ id: z.int(), price: z.int() })) });
const problemsOf = (value: unknown): string => {
  try {
    parseData('shelves/first.json', typeof value === 'string' ? value : JSON.stringify(value), Shelf);
    return '';
  } catch (error) {
    return error instanceof DataError ? error.message : `not a DataError: ${String(error)}`;
  }
};

describe('readData', () => {
  it('returns what a file of demo/data holds', () => {
    const benefits = readData('game/benefits.json', z.array(z.tuple([z.int(), z.string(), z.string(), z.string()])));
    expect(benefits[0]?.[2]).toBe('Fri frakt från 500 kr');
  });

  it('names the file and the path of each wrong value', () => {
    const message = problemsOf({
      name: 7,
      products: [
        { id: 1, price: 10 },
        { id: 2, price: 'ten' },
      ],
    });
    expect(message).toContain('demo/data/shelves/first.json cannot be read:');
    expect(message).toMatch(/^ {2}name: .*expected string/m);
    expect(message).toMatch(/^ {2}products\[1\]\.price: .*expected/m);
  });

  it('refuses keys that nothing reads, such as a misspelt one', () => {
    expect(problemsOf({ name: 'a', products: [{ id: 1, price: 1, prize: 1 }] })).toMatch(/products\[0\]: .*prize/);
  });

  it('says where a file is no JSON', () => {
    expect(problemsOf('{"name": ')).toMatch(/first\.json cannot be read:\n {2}.*JSON/);
    expect(problemsOf([])).toMatch(/the file: .*expected object/);
  });

  it('reads every file that there is', () => {
    // Of the seed and of the simulators.
    const source = join(import.meta.dirname, '../..');
    const code = globSync('**/*.ts', { cwd: source, exclude: (name) => name.endsWith('.test.ts') })
      .map((file) => readFileSync(join(source, file), 'utf8'))
      .join('\n');
    const files = globSync('**/*.json', { cwd: join(source, '../data') });
    expect(files.length).toBeGreaterThan(40);
    // Named whole, or by its name in a list of a folder's files.
    const unread = files.filter((file) => {
      const name = file.slice(0, -'.json'.length).split(/[\\/]/).at(-1) ?? '';
      return !code.includes(`'${file.replaceAll('\\', '/')}'`) && !code.includes(`'${name}'`);
    });
    expect(unread).toEqual([]);
  });
});
