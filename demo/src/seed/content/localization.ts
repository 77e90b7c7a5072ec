import * as z from 'zod';
import { readData } from '../engine/read-data.ts';
/**
 * Texts that can be corrected without a release. A key is an area and a name; texts in braces are filled in by the
 * screen that shows them.
 */
export const LOCALIZATION = readData('content/localization.json', z.record(z.string(), z.string()));

export const localizationRows = () => Object.entries(LOCALIZATION).map(([key, text]) => ({ key, text }));
