import { checkParts } from '@shop/domain/compatibility';
import { type Part, type PartKind, readPart } from '@shop/domain/part-facts';
import { describe, expect, it } from '@jest/globals';
import { generateDrafts } from './drafts.ts';
import { makeProduct } from './product-row.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const products = [...generateDrafts(4000)].map((draft) => makeProduct(draft, NOW));

const parts = products.flatMap(({ row, draft }) => {
  const part = readPart(
    row.name,
    (row.specifications ?? []).flatMap(({ rows }) => rows),
  );
  return part === null ? [] : [{ part, typeKey: draft.typeKey }];
});
const ofKind = (kind: PartKind): Part[] => parts.map(({ part }) => part).filter((part) => part.kind === kind);

describe('components', () => {
  it('all say what they are, and nothing else does', () => {
    const types = new Set(parts.map(({ typeKey }) => typeKey));
    expect([...types].sort()).toEqual(
      [
        'cooler',
        'graphicsCard',
        'hardDrive',
        'memory',
        'motherboard',
        'pcCase',
        'powerSupply',
        'processor',
        'ssd',
      ].sort(),
    );
    for (const { draft } of products.filter((each) => types.has(each.draft.typeKey)))
      expect(types.has(draft.typeKey)).toBe(true);
  });

  it('have attributes that go together', () => {
    for (const { facts } of ofKind('storage').filter(({ facts: { Gränssnitt } }) => Gränssnitt !== undefined))
      expect(facts.Formfaktor).toBe(facts.Gränssnitt === 'SATA' ? '2,5 tum' : 'M.2 2280');
    for (const { facts } of ofKind('memory')) expect(facts.Hastighet === '3200 MT/s').toBe(facts.Minnestyp === 'DDR4');
    for (const { facts } of ofKind('motherboard').filter(({ facts: { Sockel } }) => Sockel === 'Q6'))
      expect(facts.Minnestyp).toBe('DDR5');
    for (const { facts } of ofKind('cooler')) expect(facts.Höjd === undefined).toBe(facts.Kyltyp !== 'Luft');
  });

  it.each([
    ['graphicsCard', 'case'],
    ['powerSupply', 'case'],
    ['cooler', 'case'],
    ['motherboard', 'case'],
    ['processor', 'motherboard'],
    ['memory', 'motherboard'],
    ['processor', 'cooler'],
    ['graphicsCard', 'powerSupply'],
  ] as const)('of the kinds %s and %s fit and clash, each with some of the other', (one, other) => {
    const verdicts = ofKind(one).flatMap((part) =>
      ofKind(other).map((partner) => checkParts([part, partner])[0]?.kind ?? 'fits'),
    );
    expect(new Set(verdicts).has('fits')).toBe(true);
    expect(new Set(verdicts).has('conflict')).toBe(true);
  });

  it('are now and then unknown, never wrong', () => {
    const untold = ofKind('graphicsCard').filter(({ facts }) => facts.Längd === undefined);
    expect(untold.length).toBeGreaterThan(0);
    expect(untold.length).toBeLessThan(ofKind('graphicsCard').length / 4);
  });
});
