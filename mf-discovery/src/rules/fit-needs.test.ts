import { PART_KIND_ORDER, type PartKind } from '@shop/domain/part-facts';
import { describe, expect, it } from '@jest/globals';
import { needsOf } from './fit-needs.ts';

const needs = (kind: PartKind, facts: Record<string, string> = {}) =>
  needsOf({ kind, name: '', facts }).map(({ partner, need }) => `${partner}: ${need}`);

describe('what a component needs', () => {
  it('is told in words from its facts', () => {
    expect(needs('graphicsCard', { Längd: '305 mm', Strömförbrukning: '285 W' })).toEqual([
      'Chassi: plats för kort på 305 mm',
      'Nätaggregat: minst 585 W med en vanlig processor',
    ]);
    expect(needs('cooler', { Kyltyp: 'Vatten 360 mm', Socklar: 'Q5, Q6', 'Kyler upp till': '320 W' })).toEqual([
      'Processor: sockel Q5 eller Q6',
      'Processor: högst 320 W',
      'Chassi: plats för radiator på 360 mm',
    ]);
    expect(needs('storage', { Formfaktor: 'M.2 2280' })).toEqual(['Moderkort: en ledig M.2-plats']);
    expect(needs('storage', { Formfaktor: '2,5 tum' })).toEqual(['Moderkort: en ledig SATA-kontakt']);
  });

  it('is unknown where the maker has not said it', () => {
    for (const kind of PART_KIND_ORDER)
      for (const { need } of needsOf({ kind, name: '', facts: {} })) expect(need).toBeNull();
  });
});
