import * as z from 'zod';
import { readData } from '../engine/read-data.ts';

const ByStars = z.record(z.string(), z.array(z.string()));

/**
 * Short verdicts and linking words of reviews, by number of stars. Sentences about the product itself are with its
 * type.
 */
export const VERDICTS: Readonly<Record<number, readonly string[]>> = readData('reviews/verdicts.json', ByStars);

export const BUT = readData('reviews/but.json', z.array(z.string()));

export const CLOSINGS: Readonly<Record<number, readonly string[]>> = readData('reviews/closings.json', ByStars);
