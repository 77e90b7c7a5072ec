import * as contracts from '@shop/contracts/api/index';
import type { Endpoint } from '@shop/contracts/endpoint';
import { describe, expect, it } from '@jest/globals';
import { payloadSchema, prepareCalls, responseSchema, settingsSchema } from './load-schemas.ts';
import { AREAS, mayHave } from './schemas.ts';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const isCall = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value;
const CALLS = Object.values<unknown>(contracts).filter(isCall);
/** Places of the areas in which a call is looked for until it is found. */
const placesOf = async (call: string): Promise<number[]> => {
  const places: number[] = [];
  for (const [place, area] of AREAS.entries()) {
    if (!mayHave(area, call)) continue;
    places.push(place);
    if ((await area.load()).has(call)) break;
  }
  return places;
};

describe('responseSchema', () => {
  it.each([
    { endpoint: contracts.getMe, places: [0] },
    { endpoint: contracts.getCart, places: [1] },
    { endpoint: contracts.getUnpaidOrder, places: [2] },
    { endpoint: contracts.getProduct, places: [3] },
    { endpoint: contracts.getSearchLinks, places: [4] },
    { endpoint: contracts.getShippingRelatedInfo, places: [5] },
    { endpoint: contracts.getProductQuestions, places: [3, 5] },
    { endpoint: contracts.getArticles, places: [6] },
  ])('looks for $endpoint.path in as few files as can be', async ({ endpoint, places }) => {
    expect(await placesOf(nameOf(endpoint))).toEqual(places);
    expect(endpoint.response).toBeDefined();
    expect(await responseSchema(nameOf(endpoint))).toBe(endpoint.response);
  });

  it('finds the schema of every call of the contract', async () => {
    const found = await Promise.all(CALLS.map((call) => responseSchema(nameOf(call))));
    expect(CALLS.length).toBeGreaterThan(150);
    expect(CALLS.filter(({ response }, place) => found[place] !== response).map(nameOf)).toEqual([]);
  });

  it('knows no schema of a call that the contract does not have', async () => {
    expect(await responseSchema('GET unknown')).toBeUndefined();
  });
});

it('has the schema of settings, and that of an event once calls are prepared and the page is idle', async () => {
  expect((await settingsSchema()).safeParse({}).success).toBe(false);
  const known: boolean[] = [];
  await prepareCalls(async () => void known.push(payloadSchema('cart.add') !== undefined));
  expect(known).toEqual([false]);
  expect(payloadSchema('cart.add')?.safeParse({ productId: 1, unitPrice: 2 }).success).toBe(true);
});
