import { FoundCompany, StreetSuggestion } from '@shop/contracts';
import * as z from 'zod';
import type { CompanyDirectory } from './company-directory.ts';
import type { StreetDirectory } from './street-directory.ts';

/** A directory behind HTTP: its URL, and the key that it is called with; null without one. */
export interface DirectoryEndpoint {
  readonly url: string;
  readonly key: string | null;
}

const Streets = z.object({ streets: z.array(StreetSuggestion) });

/** Sends JSON; null for 404. What is looked up stands in the body, never in an URL that proxies log. */
async function post({ url, key }: DirectoryEndpoint, body: object, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The directory responded with ${response.status}.`);
  return response.json();
}

/** `POST <url>` with `{"corpNumber"}`: 200 with name, street, zipCode and city, or 404. */
export const createHttpCompanies = (endpoint: DirectoryEndpoint): CompanyDirectory => ({
  find: async (corpNumber, signal) => {
    const found = await post(endpoint, { corpNumber }, signal);
    return found === null ? null : FoundCompany.parse(found);
  },
});

/** `POST <url>` with `{"text","zipCode"}`: 200 with `{"streets":[{"street","zipCode","city"}]}`. */
export const createHttpStreets = (endpoint: DirectoryEndpoint): StreetDirectory => ({
  suggest: async (query, signal) => Streets.parse((await post(endpoint, query, signal)) ?? { streets: [] }).streets,
});
