import * as z from 'zod';
import { readData } from '../engine/read-data.ts';
/** Words of this shop beyond those that every Swedish shop shares: inflections, nicknames and English names. */
const ROWS = readData('lists/synonyms.json', z.array(z.tuple([z.string(), z.string()])));

export const synonymRows = () => ROWS.map(([term, expansion]) => ({ term, expansion }));
