import type { RouteSnapshot } from '@shop/contracts/routes';
import { firstOf } from '@shop/contracts/routing';

/** Name in the URL of the search for members. */
export const NAME_KEY = 'namn';

/** Characters that a search needs, as the api does. */
const MIN_NAME = 3;
export const MAX_NAME = 50;

/** The name that is searched for; null when nobody is. */
export const readNameQuery = (query: RouteSnapshot['query']): string | null => {
  const name = firstOf(query, NAME_KEY)?.trim() ?? null;
  return name === '' && query[NAME_KEY] === undefined ? null : name;
};

/** What is wrong with a searched name, in Swedish; null when it can be searched for. */
export const searchProblem = (name: string): string | null => {
  if (name.includes('@')) return 'Sök på användarnamnet. Ingen hittas med sin e-postadress.';
  if (name.length < MIN_NAME) return `Skriv minst ${MIN_NAME} tecken av användarnamnet.`;
  return name.length > MAX_NAME ? `Ett användarnamn har högst ${MAX_NAME} tecken.` : null;
};
