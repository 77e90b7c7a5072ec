/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { defineSlot } from '@shop/platform';
import { renderSlot, renderWithPlatform } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { SearchBox } from './search-box.tsx';

const phrases = (suggestion: string) => ({
  data: { products: [], categories: [], phrases: [{ raw: `{tan}${suggestion.slice(3)}`, suggestion }] },
});
const LINKS = {
  data: {
    events: [{ name: 'Tangentveckan', url: '/se/campaign/1-Tangentveckan', from: 0, to: 2_000_000_000 }],
    pages: [{ title: 'Kundservice', keywords: ['tangentbyte'], url: '/info/1-Kundservice' }],
  },
};
const api = {
  'GET search-link': () => LINKS,
  'GET productdiscovery/autocomplete/:searchString': () => phrases('tangentbord'),
};
const field = () =>
  document.querySelector<HTMLInputElement>('input[name="searchString"]') ?? document.createElement('input');
const start = (options: Parameters<typeof renderWithPlatform>[1] = {}) =>
  renderWithPlatform(<SearchBox />, { api, ...options });
const type = async (text: string): Promise<void> => {
  await userEvent.click(field());
  await userEvent.keyboard(text);
};

/** By its words: the marked part of a phrase is an element of its own. */
const option = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('option').map((each) => each.textContent)).toContain(text));

describe('quick search', () => {
  it('[2.8-06] is a GET form to the search page', () => {
    start();
    const form = screen.getByRole('search');
    expect([form.getAttribute('action'), form.getAttribute('method'), field().name]).toEqual([
      '/se/search',
      'get',
      'searchString',
    ]);
  });

  it('[2.8-01] [2.8-02] [2.8-03] [2.8-05] shows phrases, events, pages and the way to all results, in that order', async () => {
    start();
    await type('tange');
    await option('tangentbord');
    expect(screen.getAllByRole('option').map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
      ['tangentbord', '/se/search/tangentbord'],
      ['Tangentveckan', '/se/campaign/1-Tangentveckan'],
      ['Kundservice', '/se/info/1-Kundservice'],
      ['Visa fler resultat', '/se/search/tange'],
    ]);
  });

  it('[2.8-07] moves the selection with the arrows, and Enter opens the selected row', async () => {
    const { platform } = start();
    let submits = 0;
    screen.getByRole('search').addEventListener('submit', () => (submits += 1));
    await type('tange');
    await option('tangentbord');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Tangentveckan');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/search/tangentbord']);
    expect(submits).toBe(0);
    expect(field().value).toBe('tange');
  });

  it('[2.8-06] searches for what is typed with Enter while suggestions are shown and none is selected', async () => {
    const { platform } = start();
    const submitted: (string | undefined)[] = [];
    screen.getByRole('search').addEventListener('submit', (event) => {
      event.preventDefault();
      submitted.push(field().value);
    });
    await type('tange');
    await option('tangentbord');
    await userEvent.keyboard('{Enter}');
    expect(submitted).toEqual(['tange']);
    expect(platform.navigated).toEqual([]);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('[2.8-08] hides with Escape and keeps what was typed', async () => {
    start();
    await type('tange');
    await option('tangentbord');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field().value).toBe('tange');
  });

  it('[5-19] [5-20] searches from the second character on and clears below it', async () => {
    const { platform } = start();
    const requested = () =>
      platform.calls.filter(({ call }) => call.includes('autocomplete')).map(({ params }) => params.searchString);
    await type('ta');
    await option('tangentbord');
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    expect(requested()).toEqual(['ta']);
  });

  it('drops an outdated response to an earlier term', async () => {
    let answerFirst = (_answer: unknown): void => undefined;
    start({
      api: {
        ...api,
        'GET productdiscovery/autocomplete/:searchString': ({ params }) =>
          params.searchString === 'tan' ? new Promise((resolve) => (answerFirst = resolve)) : phrases('tangentlock'),
      },
    });
    await type('tan');
    await waitFor(() => expect(answerFirst.length).toBe(1));
    await userEvent.keyboard('g');
    await option('tangentlock');
    await act(async () => answerFirst(phrases('tangenter')));
    expect(screen.getAllByRole('option').map((each) => each.textContent)).not.toContain('tangenter');
  });

  it('says so when nothing is found', async () => {
    start({
      api: {
        ...api,
        'GET productdiscovery/autocomplete/:searchString': () => ({
          data: { products: [], categories: [], phrases: [] },
        }),
      },
    });
    await type('qq');
    expect(await screen.findByText('Inga träffar på "qq"')).toBeTruthy();
  });

  it('[2.8-09] takes no focus on the search page, and shows its term', () => {
    start({ route: { name: 'search', path: '/se/search/mus', params: { region: 'se', searchString: 'mus' } } });
    expect(document.activeElement).toBe(document.body);
    expect(field().value).toBe('mus');
  });

  describe('when another page comes', () => {
    const visit = async () => {
      const view = await renderSlot(defineSlot({ Component: SearchBox }), { api });
      // A browser would leave the page; the platform follows the form.
      screen.getByRole('search').addEventListener('submit', (event) => event.preventDefault());
      return (path: string, params: Record<string, string> = {}) =>
        act(async () =>
          view.update({
            route: {
              name: 'searchString' in params ? 'search' : 'product',
              path,
              fullPath: path,
              params: { region: 'se', ...params },
            },
          }),
        );
    };

    it('keeps what is being typed', async () => {
      const come = await visit();
      await type('tange');
      await come('/se/product/1');
      expect(field().value).toBe('tange');
      await userEvent.keyboard('nt');
      await come('/se/product/2');
      expect(field().value).toBe('tangent');
    });

    it('shows the page’s own term once the search was sent', async () => {
      const come = await visit();
      await type('tange{Enter}');
      await come('/se/product/1');
      expect(field().value).toBe('');
      await come('/se/search/tange', { searchString: 'tange' });
      expect(field().value).toBe('tange');
    });

    it('keeps what is typed for the next search while the results of the last one come', async () => {
      const come = await visit();
      await type('tange{Enter}nter');
      await come('/se/search/tange', { searchString: 'tange' });
      expect(field().value).toBe('tangenter');
    });

    it('is empty after a row was taken', async () => {
      const come = await visit();
      await type('tange');
      await option('tangentbord');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await come('/se/product/1');
      expect(field().value).toBe('');
    });

    it('is empty when the shopper had turned to something else', async () => {
      const come = await visit();
      await type('tange');
      await act(async () => field().blur());
      await come('/se/product/1');
      expect(field().value).toBe('');
    });
  });
});
