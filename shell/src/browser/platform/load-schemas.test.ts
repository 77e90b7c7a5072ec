import * as contracts from '@shop/contracts/api/index';
import { describe, expect, it } from '@jest/globals';
import { payloadSchema, prepareCalls, responseSchema, settingsSchema } from './load-schemas.ts';
import { AREAS } from './schemas.ts';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const placeOf = async (call: string): Promise<number> => {
  const areas = await Promise.all(AREAS.map((load) => load()));
  return areas.findIndex((responses) => responses.has(call));
};

describe('responseSchema', () => {
  it.each([
    [0, contracts.getMe],
    [1, contracts.getCart],
    [2, contracts.getSearchLinks],
    [3, contracts.getArticles],
  ] as const)('finds what a visit needs as number %d there, and no later file runs for it', async (place, endpoint) => {
    expect(await placeOf(nameOf(endpoint))).toBe(place);
    expect(endpoint.response).toBeDefined();
    expect(await responseSchema(nameOf(endpoint))).toBe(endpoint.response);
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
