import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from '@jest/globals';
import { ARCHETYPES, archetypeNamed, type ArchetypeName } from './archetypes/index.ts';
import { oklch } from '@shop/api/images/drawing/colour';
import type { Look } from './drawing/look.ts';
import { frameOf } from './frame.ts';

const NAMES = Object.keys(ARCHETYPES).map(archetypeNamed);

const looks = fc.record({
  seed: fc.nat({ max: 0xffffffff }),
  hue: fc.integer({ min: 0, max: 359 }),
  chroma: fc.double({ min: 0, max: 1, noNaN: true }),
  accent: fc.integer({ min: 0, max: 359 }).map((hue) => oklch(0.7, 0.2, hue)),
  finish: fc.constantFrom(
    'matte' as const,
    'gloss' as const,
    'metal' as const,
    'glass' as const,
    'wood' as const,
    'fabric' as const,
  ),
  tone: fc.constantFrom('light' as const, 'dark' as const),
  brand: fc.oneof(
    fc.constantFrom('Nordvik', 'Åskmoln', '<script>', '"&\''),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  ),
  label: fc.oneof(
    fc.constantFrom('Ryttare X7 Pro', 'Ett väldigt långt namn som aldrig tar slut alls'),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  ),
  variant: fc.integer({ min: 0, max: 11 }),
});

const PLAIN: Look = {
  seed: 4711,
  hue: 260,
  chroma: 0,
  accent: '#ff4f8b',
  finish: 'matte',
  tone: 'dark',
  brand: 'Nordvik',
  label: 'Ryttare',
  variant: 1,
};

/** Every reference must have its definition, every element its end: what a renderer would silently leave out. */
const problemsOf = (svg: string): string[] => {
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const dangling = [...svg.matchAll(/url\(#([^)]+)\)/g)]
    .filter((match) => !defined.has(match[1]))
    .map((match) => `no ${match[1]}`);
  const numbers = /NaN|undefined|Infinity|null|\[object/.test(svg) ? ['not a number'] : [];
  const opened = (svg.match(/<g[\s>]/g) ?? []).length;
  const closed = (svg.match(/<\/g>/g) ?? []).length;
  return [...dangling, ...numbers, ...(opened === closed ? [] : ['unclosed group'])];
};

describe('archetypes', () => {
  it('draws at least 36 kinds of products', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(36);
    expect(new Set(NAMES.map((name) => ARCHETYPES[name](PLAIN).replace(/p[0-9a-z]+-\d+/g, ''))).size).toBe(
      NAMES.length,
    );
  });

  it('draws sound SVG for every archetype and any look', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), looks, (name, look) => {
        expect(problemsOf(ARCHETYPES[name](look))).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it.each(NAMES)('%s renders, fills its frame and is the same every time', async (name) => {
    const svg = ARCHETYPES[name](PLAIN);
    expect(ARCHETYPES[name](PLAIN)).toBe(svg);
    const frame = await frameOf(name, PLAIN);
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="${frame.x} ${frame.y} ${frame.side} ${frame.side}">${svg}</svg>`;
    const { channels } = await sharp(Buffer.from(whole)).stats();
    expect(channels[3]?.mean ?? 0).toBeGreaterThan(30);
    expect(channels[3]?.max).toBe(255);
  });

  it('never lets a product name leave its place in the drawing as markup', () => {
    for (const name of NAMES) {
      expect(
        ARCHETYPES[name]({ ...PLAIN, label: '<script>alert(1)</script>', brand: '"/><image href="x"' }),
      ).not.toMatch(/<script|<image|href=/);
    }
  });

  it('puts a product of an unknown kind in a carton', () => {
    expect(archetypeNamed('flux-capacitor')).toBe('carton' satisfies ArchetypeName);
    expect(archetypeNamed('toString')).toBe('carton' satisfies ArchetypeName);
  });
});
