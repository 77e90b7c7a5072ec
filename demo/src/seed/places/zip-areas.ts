import * as z from 'zod';
import { readData } from '../engine/read-data.ts';
/**
 * First two or three digits of Swedish postal codes with the town they are sorted to; a third column adds working days.
 * Without a town: not in use, such as the example that forms are filled in with.
 */
const ROWS = readData('places/zip-areas.json', z.array(z.tuple([z.string(), z.string(), z.int().optional()])));

/** The middle of each town, in degrees, to about a kilometre: enough for "the nearest store". */
const TOWNS = readData('places/towns.json', z.record(z.string(), z.tuple([z.number(), z.number()])));

export const zipAreaRows = () =>
  ROWS.map(([prefix, city, extraDays = 0]) => {
    const [lat = null, lng = null] = TOWNS[city] ?? [];
    return { prefix, city, extraDays, lat, lng };
  });
