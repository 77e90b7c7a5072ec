import type { StreetDirectory, StreetQuery } from '@shop/api/addresses/street-directory';
import type { StreetSuggestion } from '@shop/contracts';
import * as z from 'zod';
import { readData } from '../seed/engine/read-data.ts';
import { townOfZip } from '../seed/places/town-of-zip.ts';

/** A sample: streets of Swedish towns, each with one of its zip codes. */
const STREETS = readData('places/streets.json', z.array(z.tuple([z.string(), z.string()])));

/** "Storg 12 B" is the beginning of a street, and a number. */
const TYPED = /^(.*?)(\s+\d.*)?$/;

const lower = (text: string): string => text.toLocaleLowerCase('sv').replace(/\s+/g, ' ').trim();

/** Digits that two zip codes have in common from the left: the more, the nearer. */
function commonDigits(zipCode: string | null, other: string): number {
  let count = 0;
  while (zipCode !== null && count < zipCode.length && zipCode[count] === other[count]) count += 1;
  return count;
}

/** Simulated register: streets whose name, or a later word of it, begins like the text. */
function suggest({ text, zipCode }: StreetQuery): StreetSuggestion[] {
  const [, typed = '', number = ''] = TYPED.exec(text.trim()) ?? [];
  const wanted = lower(typed);
  if (wanted === '') return [];
  return STREETS.filter(([name]) => lower(name).startsWith(wanted) || lower(name).includes(` ${wanted}`))
    .toSorted(([, a], [, b]) => commonDigits(zipCode, b) - commonDigits(zipCode, a))
    .map(([name, zip]) => ({ street: `${name}${number.replace(/\s+/g, ' ')}`, zipCode: zip, city: townOfZip(zip) }));
}

/** The simulated register of streets. */
export const createStreets = (): StreetDirectory => ({ suggest: async (query) => suggest(query) });
