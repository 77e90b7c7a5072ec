import type { FoundCompany, LookupOutcome, StreetSuggestion } from '@shop/contracts';
import { CHECKOUT_MAX_LENGTH, STREET_MAX_LENGTH } from '@shop/domain/validation/field-limits';
import { normaliseCorpNumber } from '@shop/domain/validation/normalise';
import { isPersonsCorpNumber } from '@shop/domain/validation/numbers';
import type { Services } from '../services.ts';
import { zipDigits } from '../shipping/methods.ts';
import { within } from '../within.ts';
import type { CompanyDirectory } from './company-directory.ts';
import { createHttpCompanies, createHttpStreets } from './http-directories.ts';
import type { StreetDirectory, StreetQuery } from './street-directory.ts';

/** Milliseconds that a company is waited for: the buyer fills in other fields meanwhile. */
const COMPANY_TIMEOUT_MS = 2500;
/** Milliseconds that streets are waited for: after that the next letter has been typed. */
const STREET_TIMEOUT_MS = 1000;
/** More would not be read. */
const MAX_STREETS = 6;

type LookupServices = Pick<Services, 'config' | 'simulators' | 'log'>;

/** What a look-up came to, and the company if there is one. */
export interface CompanyLookup {
  readonly outcome: LookupOutcome;
  readonly company: FoundCompany | null;
}

/** The kind of a failure, and nothing else: a directory's message may repeat what it was asked. */
const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

const fitting = (text: string, maxLength: number): string => (text.length > maxLength ? '' : text.trim());

/** What a form can take of it: half a street is no address. */
const formFields = <Place extends StreetSuggestion>(place: Place): Place => ({
  ...place,
  street: fitting(place.street, STREET_MAX_LENGTH),
  zipCode: zipDigits(place.zipCode) ?? '',
  city: fitting(place.city, CHECKOUT_MAX_LENGTH),
});

function companyDirectory({ config, simulators }: LookupServices): CompanyDirectory | null {
  const { companyDirectory: chosen } = config;
  if (chosen.provider === 'http') return createHttpCompanies(chosen);
  return chosen.provider === 'sandbox' ? (simulators?.companies() ?? null) : null;
}

function streetDirectory({ config, simulators }: LookupServices): StreetDirectory | null {
  const { streetDirectory: chosen } = config;
  if (chosen.provider === 'http') return createHttpStreets(chosen);
  return chosen.provider === 'sandbox' ? (simulators?.streets() ?? null) : null;
}

/**
 * Looks a company up. A sole trader's number is a personal number: it never leaves the shop, since its answer would be
 * where a person lives, for anyone who knows the number.
 */
export function createCompanyLookup(services: LookupServices): (corpNumber: string) => Promise<CompanyLookup> {
  const directory = companyDirectory(services);
  return async (corpNumber) => {
    if (directory === null || isPersonsCorpNumber(corpNumber)) return { outcome: 'off', company: null };
    try {
      const number = normaliseCorpNumber(corpNumber).slice(-10);
      const company = await within(COMPANY_TIMEOUT_MS, (signal) => directory.find(number, signal));
      if (company === null) return { outcome: 'unknown', company };
      return {
        outcome: 'found',
        company: { ...formFields(company), name: fitting(company.name, CHECKOUT_MAX_LENGTH) },
      };
    } catch (error) {
      services.log.warn({ kind: kindOf(error) }, 'the directory of companies has failed');
      return { outcome: 'away', company: null };
    }
  };
}

/** Suggests streets; none without a directory, and while that does not respond. */
export function createStreetSuggestions(services: LookupServices): (query: StreetQuery) => Promise<StreetSuggestion[]> {
  const directory = streetDirectory(services);
  return async (query) => {
    if (directory === null) return [];
    try {
      const streets = await within(STREET_TIMEOUT_MS, (signal) => directory.suggest(query, signal));
      return streets
        .map(formFields)
        .filter(({ street, zipCode }) => street !== '' && zipCode !== '')
        .slice(0, MAX_STREETS);
    } catch (error) {
      services.log.warn({ kind: kindOf(error) }, 'the directory of streets has failed');
      return [];
    }
  };
}
