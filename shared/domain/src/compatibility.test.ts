import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { checkParts, fitOf, partnersOf } from './compatibility.ts';
import { type FactRow, listOf, numberOf, type Part, PART_KIND_ORDER, type PartKind, readPart } from './part-facts.ts';

const part = (kind: PartKind, facts: Record<string, string> = {}): Part => ({ kind, name: kind, facts });

const processor = part('processor', { Sockel: 'Q6', TDP: '105 W' });
const board = part('motherboard', {
  Sockel: 'Q6',
  Minnestyp: 'DDR5',
  Formfaktor: 'Micro-ATX',
  'M.2-platser': '2 platser',
});
const memory = part('memory', { Minnestyp: 'DDR5' });
const card = part('graphicsCard', { Längd: '305 mm', Strömförbrukning: '285 W' });
const supply = part('powerSupply', { Effekt: '650 W', Längd: '140 mm' });
const pcCase = part('case', {
  Formfaktor: 'ATX',
  'Max kortlängd': '360 mm',
  'Max kylarhöjd': '160 mm',
  'Max radiator': '240 mm',
  'Max längd nätaggregat': '180 mm',
});
const cooler = part('cooler', { Kyltyp: 'Luft', Höjd: '158 mm', Socklar: 'Q5, Q6', 'Kyler upp till': '180 W' });
const drive = part('storage', { Formfaktor: 'M.2 2280' });
const COMPUTER = [processor, board, memory, card, supply, pcCase, cooler, drive, drive];

const changed = (of: Part, facts: Record<string, string>): Part => ({ ...of, facts: { ...of.facts, ...facts } });
const messages = (parts: readonly Part[]) => checkParts(parts).map(({ message }) => message);

describe('readPart', () => {
  const rows: FactRow[] = [
    { label: 'Komponent', value: 'Grafikkort' },
    { label: 'Längd', value: '1 305 mm' },
    { label: 'Socklar', value: 'Q5, Q6' },
  ];
  it('reads a component from the rows of its specification, and nothing else as one', () => {
    const read = readPart('K90', rows);
    expect(read).toMatchObject({ kind: 'graphicsCard', name: 'K90' });
    expect(read && [numberOf(read, 'Längd'), numberOf(read, 'Höjd'), listOf(read, 'Socklar')]).toEqual([
      1305,
      null,
      ['Q5', 'Q6'],
    ]);
    expect(readPart('Mus', [{ label: 'Färg', value: 'Svart' }])).toBeNull();
  });
});

describe('parts of one computer', () => {
  it('have nothing against each other when all fits', () => expect(checkParts(COMPUTER)).toEqual([]));

  it.each([
    [
      'a processor of another socket',
      processor,
      { Sockel: 'Q5' },
      'Processorn har sockel Q5, men moderkortet sockel Q6.',
    ],
    ['memory of another type', memory, { Minnestyp: 'DDR4' }, 'Minnet är DDR4, men moderkortet tar DDR5.'],
    [
      'a board that is too big',
      board,
      { Formfaktor: 'E-ATX' },
      'Moderkortet är i format E-ATX, men chassit rymmer högst ATX.',
    ],
    [
      'a card that is too long',
      card,
      { Längd: '361 mm' },
      'Grafikkortet är 361 mm långt, men chassit rymmer högst 360 mm.',
    ],
    [
      'a long power supply',
      supply,
      { Längd: '181 mm' },
      'Nätaggregatet är 181 mm långt, men chassit rymmer högst 180 mm.',
    ],
    [
      'a cooler of other sockets',
      cooler,
      { Socklar: 'Q4, Q5' },
      'Processorn har sockel Q6, men kylaren passar Q4, Q5.',
    ],
    ['a weak cooler', cooler, { 'Kyler upp till': '100 W' }, 'Processorn kan avge 105 W, men kylaren klarar 100 W.'],
    ['a tall cooler', cooler, { Höjd: '161 mm' }, 'Kylaren är 161 mm hög, men chassit rymmer högst 160 mm.'],
    [
      'a long radiator',
      cooler,
      { Kyltyp: 'Vatten 360 mm' },
      'Kylaren har en radiator på 360 mm, men chassit rymmer högst 240 mm.',
    ],
    [
      'a weak power supply',
      supply,
      { Effekt: '539 W' },
      'Delarna behöver ett nätaggregat på minst 540 W, men det här ger 539 W.',
    ],
    ['too few M.2 slots', board, { 'M.2-platser': '1 plats' }, '2 M.2-enheter är valda, men moderkortet har 1 plats.'],
  ] as const)('clash over %s', (_what, of, facts, message) => {
    expect(checkParts(COMPUTER.map((each) => (each === of ? changed(of, facts) : each)))).toEqual([
      expect.objectContaining({ kind: 'conflict', message }),
    ]);
  });

  it('fit at the very limit', () => {
    const tight = [changed(supply, { Effekt: '540 W', Längd: '180 mm' }), changed(cooler, { Höjd: '160 mm' })];
    expect(checkParts([processor, card, pcCase, ...tight])).toEqual([]);
  });

  it('do not hang a water cooler from its height', () => {
    const water = changed(cooler, { Kyltyp: 'Vatten 240 mm', Höjd: '400 mm' });
    expect(checkParts([water, pcCase])).toEqual([]);
  });

  it('blame the processor for too little power only where the card alone would do', () => {
    const kinds = (watts: string) =>
      checkParts([processor, card, changed(supply, { Effekt: watts })])[0]?.parts.map(({ kind }) => kind);
    expect(kinds('499 W')).toEqual(['powerSupply', 'graphicsCard']);
    expect(kinds('539 W')).toEqual(['powerSupply', 'graphicsCard', 'processor']);
  });

  it('leave a power supply open while the processor decides', () => {
    expect(checkParts([card, changed(supply, { Effekt: '550 W' })])).toEqual([
      expect.objectContaining({ kind: 'unknown', message: expect.stringContaining('beror på processorn') }),
    ]);
    expect(checkParts([card, changed(supply, { Effekt: '499 W' })])[0]?.kind).toBe('conflict');
    expect(checkParts([card, changed(supply, { Effekt: '585 W' })])).toEqual([]);
  });

  it('are told as unknown where a fact is missing, and never as fitting', () => {
    const bare = PART_KIND_ORDER.map((kind) => part(kind));
    const found = checkParts(bare);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
    expect(messages([card, part('case')])).toEqual([
      'Vi vet inte om grafikkortet får plats i chassit: uppgiften saknas.',
    ]);
    expect(fitOf(card, [part('case')]).kind).toBe('unknown');
    expect(checkParts([drive, part('motherboard')])[0]?.kind).toBe('unknown');
  });

  it('only get more conflicts by more parts', () => {
    const anyPart = fc.constantFrom(
      ...COMPUTER,
      changed(card, { Längd: '400 mm' }),
      changed(processor, { TDP: '350 W' }),
    );
    const conflicts = (parts: readonly Part[]) => checkParts(parts).filter(({ kind }) => kind === 'conflict').length;
    fc.assert(
      fc.property(fc.uniqueArray(anyPart, { selector: (each) => each.kind }), (parts) => {
        expect(conflicts(parts)).toBeGreaterThanOrEqual(conflicts(parts.slice(1)) > 0 ? 1 : 0);
      }),
    );
  });
});

describe('one more part', () => {
  it('fits, clashes, is unknown, or has nothing to do with the computer', () => {
    expect(fitOf(memory, [board])).toEqual({ kind: 'fits' });
    expect(fitOf(changed(memory, { Minnestyp: 'DDR4' }), [board])).toMatchObject({ kind: 'conflict' });
    expect(fitOf(part('memory'), [board])).toMatchObject({ kind: 'unknown' });
    expect(fitOf(memory, [card])).toEqual({ kind: 'apart' });
    expect(fitOf(memory, [])).toEqual({ kind: 'apart' });
  });

  it('replaces the one of its kind, but a drive stands beside the others', () => {
    const other = changed(processor, { Sockel: 'Q5' });
    expect(fitOf(processor, [other, board])).toEqual({ kind: 'fits' });
    expect(fitOf(drive, [board, drive]).kind).toBe('fits');
    expect(fitOf({ ...drive }, [board, drive, { ...drive }]).kind).toBe('conflict');
  });

  it('has the same partners from both sides', () => {
    for (const kind of PART_KIND_ORDER)
      for (const partner of partnersOf(kind)) expect(partnersOf(partner)).toContain(kind);
    expect(partnersOf('memory')).toEqual(['motherboard']);
  });
});
