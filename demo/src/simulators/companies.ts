import type { CompanyDirectory } from '@shop/api/addresses/company-directory';
import * as z from 'zod';
import { readData } from '../seed/engine/read-data.ts';
import { townOfZip } from '../seed/places/town-of-zip.ts';

/** Number, name, street and zip code of companies that do not exist: one has a very long name, one no street. */
const ROWS = readData('places/companies.json', z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])));

const COMPANIES = new Map(
  ROWS.map(([corpNumber, name, street, zipCode]) => [corpNumber, { name, street, zipCode, city: townOfZip(zipCode) }]),
);

/**
 * Simulated register: a handful of invented companies. It knows no other number, so it says nothing false of a real
 * one.
 */
export const createCompanies = (): CompanyDirectory => ({
  find: async (corpNumber) => COMPANIES.get(corpNumber) ?? null,
});
