import { expect, it } from '@jest/globals';
import { pixelPaths } from './pixel-paths.ts';
import { PIXEL_PICTURES } from './pixel-pictures.ts';

it('renders each run of pixels as one bar of its ink', () => {
  expect(pixelPaths(['kk.a', '.k..'])).toEqual({
    width: 4,
    height: 2,
    paths: [
      { ink: 'ink', d: 'M0 0h2v1h-2zM1 1h1v1h-1z' },
      { ink: 'accent', d: 'M3 0h1v1h-1z' },
    ],
  });
});

it.each(Object.entries(PIXEL_PICTURES))('%s has rows of one length and only known inks', (_name, rows) => {
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(rows.join('')).toMatch(/^[kgparyw.]+$/);
});
