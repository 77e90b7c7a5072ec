import { expect, it } from '@jest/globals';
import { fileSize } from './file-size.ts';

it.each([
  [12, '1 kB'],
  [48_400, '48 kB'],
  [999_499, '999 kB'],
  [1_234_000, '1,2 MB'],
])('says %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
