import type { DocumentState } from '@shop/shared/contracts/rendering';
import { describe, expect, it } from 'vitest';
import { withOriginalPath } from './document-state.ts';

const stateOf = (name: string, status: number, query = {}) =>
  ({ status, page: { route: { name, query } } }) as unknown as DocumentState;

describe('withOriginalPath', () => {
  it('[F22] [2.2-02] [8-33] completes the error page, which all addresses share, with the path', () => {
    const { route } = withOriginalPath(stateOf('error', 404), '/se/finns/inte?a=1').page;
    expect(route.query).toEqual({ p: '/se/finns/inte?a=1' });
  });

  it('leaves every other page, and an error page that knows its path', () => {
    const states = [stateOf('product', 404), stateOf('error', 404, { p: '/x' }), stateOf('index', 200)];
    expect(states.map((state) => withOriginalPath(state, '/se'))).toEqual(states);
  });
});
