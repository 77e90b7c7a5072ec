/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { createTestBus, testRoute } from '@shop/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, describe, expect, it } from '@jest/globals';
import { viewAtom } from '../page-view.ts';
import { ShellRoot } from '../shell-root.tsx';
import { watchGlobalErrors } from './watch-global-errors.ts';

afterEach(cleanup);

const build = () => {
  const { bus } = createTestBus();
  const store = createStore();
  const route = testRoute({ name: 'product', path: '/se/product/5' });
  store.set(viewAtom, { route, head: { title: 'Mus' }, status: 200, isForeignRegion: false });
  watchGlobalErrors(bus, store);
  const { container } = render(
    <Provider store={store}>
      <ShellRoot />
    </Provider>,
  );
  const page = () => container.querySelector('[data-area="page"]')?.parentElement;
  return { bus, page };
};

describe('a global error', () => {
  it('[8-34] {code, message, data} replaces the page content with an error page', () => {
    const { bus, page } = build();
    expect(page()?.hidden).toBe(false);
    act(() => bus.emit('error.global', { code: 404, message: 'borta', data: { id: 5 } }));
    expect(screen.getByRole('heading', { level: 1, name: 'Sidan kunde inte hittas' })).toBeDefined();
    expect(page()?.hidden).toBe(true);
  });

  it('[8-43][O8-11] an unknown code is shown as 500, with links onward', () => {
    const { bus } = build();
    act(() => bus.emit('error.global', { code: -1, message: 'x' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Något gick fel' })).toBeDefined();
    expect(screen.getByText(/felkod 500/)).toBeDefined();
    for (const name of ['Försök igen', 'Startsidan', 'Kundservice'])
      expect(screen.getByRole('link', { name })).toBeDefined();
  });
});
