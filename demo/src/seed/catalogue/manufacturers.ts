import * as z from 'zod';
import { readData } from '../engine/read-data.ts';
export interface Maker {
  readonly id: number;
  readonly name: string;
  readonly town: string;
  readonly description: string;
  /** History, what it is best at, and what it promises. */
  readonly story: readonly string[];
}

/** [name, town, description, id] */
const Row = z.tuple([z.string(), z.string(), z.string(), z.int().optional()]);

/** Invented companies, each with a town and a character. Ids that the specification names come first. */
const ROWS = readData('catalogue/manufacturers.json', z.array(Row));

/** By the maker's name: history, strength, promise. */
const STORIES = readData(
  'catalogue/maker-texts.json',
  z.record(z.string(), z.tuple([z.string(), z.string(), z.string()])),
);

export const MAKERS: readonly Maker[] = ROWS.map(([name, town, description, id], index) => ({
  id: id ?? 2000 + index,
  name,
  town,
  description,
  story: STORIES[name] ?? [],
}));

const BY_NAME = new Map(MAKERS.map((maker) => [maker.name, maker]));

export function makerNamed(name: string): Maker {
  const maker = BY_NAME.get(name);
  if (maker === undefined) throw new Error(`No manufacturer ${name}`);
  return maker;
}
