/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { DocumentState } from '@shop/contracts/rendering';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createInitialData, takeDocumentState, withOriginalPath } from './document-state.ts';

beforeEach(() => {
  document.body.innerHTML = `<div data-slot="header"></div>
    <script type="application/json" data-slot-data="header">{"name":"Anna Andersson"}</script>
    <script type="application/json" data-slot-data="footer">{"street":"Hemgatan 1"}</script>
    <script type="application/json" id="shop-state">{"status":200,"page":{"user":{"email":"anna@exempel.example"}}}</script>`;
});

it('[F24] removes the member’s data from the document once read', () => {
  const state = takeDocumentState(document);
  const initial = createInitialData(document);
  expect(document.documentElement.outerHTML).not.toMatch(/Anna|Hemgatan|anna@/);
  expect(state).toMatchObject({ status: 200, page: { user: { email: 'anna@exempel.example' } } });
  // A slot that mounts later still finds its data, once.
  expect(initial('footer')).toEqual({ data: { street: 'Hemgatan 1' } });
  expect(initial('header')).toEqual({ data: { name: 'Anna Andersson' } });
  expect([initial('header'), initial('usp-bar')]).toEqual([null, null]);
});

it('throws for a document without state', () => {
  takeDocumentState(document);
  expect(() => takeDocumentState(document)).toThrow('no state');
});

const stateOf = (name: string, status: number, query = {}) =>
  ({ status, page: { route: { name, query } } }) as unknown as DocumentState;

describe('withOriginalPath', () => {
  it('[F22] [2.2-02] [8-33] adds the path to the error page, which all URLs share', () => {
    const { route } = withOriginalPath(stateOf('error', 404), '/se/finns/inte?a=1').page;
    expect(route.query).toEqual({ p: '/se/finns/inte?a=1' });
  });

  it('leaves every other page, and an error page with a path, unchanged', () => {
    const states = [stateOf('product', 404), stateOf('error', 404, { p: '/x' }), stateOf('index', 200)];
    expect(states.map((state) => withOriginalPath(state, '/se'))).toEqual(states);
  });
});
