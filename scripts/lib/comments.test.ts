import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from './paths.ts';

const MAX_LENGTH = 120;
/** A line that is nothing but comment; tables and commands that are meant to be copied stay whole. */
const COMMENT = /^\s*(?:\/\/|\/?\*)(?! *\|| {2,}(?:npm|npx|node) )/;
/** Requirement ids and nothing that says what they are about. */
const ONLY_IDS = /^\s*(?:\/\/|\/\*\*|\*) *(?:\[O?\d[\d.]*-\d+(?:\.\.\d+)?\][,.]? *)+(?:\*\/)?$/;

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.mjs', '*.cjs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

function linesOf(file: string): string[] {
  return readFileSync(join(ROOT, file), 'utf8').split('\n');
}

const findLines = (isWrong: (line: string, before: string) => boolean): string[] =>
  sources.flatMap((file) => {
    const lines = linesOf(file);
    return lines.flatMap((line, index) => (isWrong(line, lines[index - 1] ?? '') ? `${file}:${index + 1}` : []));
  });

it('comments have lines of at most 120 characters', () => {
  expect(findLines((line) => line.length > MAX_LENGTH && COMMENT.test(line))).toEqual([]);
});

it('comments never name a requirement without saying what it is about', () => {
  // The end of a sentence that began on the line before is no comment of its own.
  expect(findLines((line, before) => ONLY_IDS.test(line) && !/^\s*(?:\*|\/\/) \S/.test(before))).toEqual([]);
});
