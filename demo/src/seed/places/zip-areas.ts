import * as z from 'zod';
import { readData } from '../engine/read-data.ts';
/**
 * First two or three digits of Swedish postal codes with the town they are sorted to; a third column adds working days.
 * Without a town: not in use, such as the example that forms are filled in with.
 */
const ROWS = readData('places/zip-areas.json', z.array(z.tuple([z.string(), z.string(), z.int().optional()])));

export const zipAreaRows = () => ROWS.map(([prefix, city, extraDays = 0]) => ({ prefix, city, extraDays }));
