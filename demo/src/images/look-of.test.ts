import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { lookOf } from './look-of.ts';

const headset = { id: 1, name: 'Nordvik Storm 7', brand: 'Nordvik', archetype: 'headset' };

describe('lookOf', () => {
  it('gives variants of one product the same shape and art in different colours', () => {
    const black = lookOf({ ...headset, id: 1, name: 'Nordvik Storm 7 svart', color: 'svart' });
    const pink = lookOf({ ...headset, id: 2, name: 'Nordvik Storm 7 Rosa', color: 'rosa' });
    expect(pink).toMatchObject({ seed: black.seed, variant: black.variant, accent: black.accent, label: 'Storm 7' });
    expect(black).toMatchObject({ chroma: 0, tone: 'dark' });
    expect(pink.chroma).toBeGreaterThan(0.5);
    expect(pink.hue).not.toBe(black.hue);
  });

  it.each([
    ['vit', 'light', 0],
    ['Vita', 'light', 0],
    ['svart', 'dark', 0],
    ['silver', 'light', 0],
    ['röd', 'dark', 1],
    ['blå', 'dark', 1],
    ['ljusblå', 'light', 0.7],
    ['grön', 'dark', 1],
    ['Havsblå', 'dark', 0.85],
    ['Skogsgrön', 'dark', 0.6],
    ['Mässing', 'light', 0.65],
  ] as const)('reads the colour word %s', (color, tone, chroma) => {
    expect(lookOf({ ...headset, color })).toMatchObject({ tone, chroma });
  });

  it('does not take a colour from inside another word', () => {
    expect(lookOf({ ...headset, name: 'Vitamin Guldkant Deluxe', color: '' })).toEqual(
      lookOf({ ...headset, name: 'Vitamin Guldkant Deluxe' }),
    );
    expect(lookOf({ ...headset, name: 'Grönsaksodlaren' }).label).toBe('Grönsaksodlaren');
  });

  it('prints the title that the product brings, else its bare name', () => {
    expect(lookOf({ ...headset, archetype: 'board-game', name: 'Skogens hemlighet (svenska)' }).label).toBe(
      'Skogens hemlighet',
    );
    expect(lookOf({ ...headset, label: 'Skogen' }).label).toBe('Skogen');
  });

  it('keeps a colour that belongs to the title', () => {
    const game = { id: 3, brand: 'Kvarn', archetype: 'board-game' };
    expect(lookOf({ ...game, name: 'Svarta hamnen' }).label).toBe('Svarta hamnen');
    expect(lookOf({ ...game, name: 'Norrsken' }).label).toBe('Norrsken');
    expect(lookOf({ ...game, name: 'Blå timmen', color: 'Röd' }).label).toBe('Blå timmen');
  });

  it('is deterministic and never without a label for a named product', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), fc.string({ maxLength: 20 }), (name, color) => {
        const product = { id: 1, name: `X${name}`, brand: 'Kvarn', archetype: 'puzzle', color };
        const look = lookOf(product);
        expect(lookOf(product)).toEqual(look);
        expect(look.label).not.toBe('');
        expect(look.variant).toBeGreaterThanOrEqual(0);
        expect(look.variant).toBeLessThan(12);
        expect(look.accent).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});
