import * as contracts from '@shop/contracts/api/index';
import { describe, expect, it } from '@jest/globals';
import { responseSchema } from './load-schemas.ts';
import { RESPONSES } from './schemas.ts';

describe('responseSchema', () => {
  it('finds the calls of most visits in the first chunk', () => {
    for (const { method, path } of [contracts.getMe, contracts.getCart])
      expect(RESPONSES.has(`${method} ${path}`)).toBe(true);
  });

  it('finds any other call of the contract in the second', async () => {
    const { method, path, response } = contracts.getArticles;
    expect(RESPONSES.has(`${method} ${path}`)).toBe(false);
    expect(response).toBeDefined();
    expect(await responseSchema(`${method} ${path}`)).toBe(response);
  });

  it('knows no schema of a call that the contract does not have', async () => {
    expect(await responseSchema('GET unknown')).toBeUndefined();
  });
});
