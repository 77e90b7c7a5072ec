import * as z from 'zod';
import { readData } from '../engine/read-data.ts';

const Names = z.strictObject({
  firstNames: z.array(z.string()),
  lastNames: z.array(z.string()),
  /** Two halves of user names: 'snigelkungen', 'pixelpappan'. */
  nameStarts: z.array(z.string()),
  nameEnds: z.array(z.string()),
  streets: z.array(z.string()),
});

const names = readData('people/names.json', Names);

export const FIRST_NAMES = names.firstNames;
export const LAST_NAMES = names.lastNames;
export const NAME_STARTS = names.nameStarts;
export const NAME_ENDS = names.nameEnds;
export const STREETS = names.streets;
