/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { defineSlot } from '@shop/platform';
import { renderSlot, renderWithPlatform, testMember, testPage, testProduct } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
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

  it('[2.8-07] [O2.8-03] moves the selection with the arrows, and Enter opens the selected row', async () => {
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

  it('[2.8-06] [O2.8-03] searches for what is typed with Enter while suggestions are shown and none is selected', async () => {
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

  it('[7.6-27] drops an outdated response to an earlier term', async () => {
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

  it('[O2.8-05] says so when nothing is found', async () => {
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
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('[2.8-09] takes no focus on the search page, and shows its term', () => {
    start({ route: { name: 'search', path: '/se/search/mus', params: { region: 'se', searchString: 'mus' } } });
    expect(document.activeElement).toBe(document.body);
    expect(field().value).toBe('mus');
  });

  it('shows the sentence that was asked rather than the search that it became', () => {
    const params = { region: 'se', searchString: 'dator under 15000 kr' };
    const query = { asked: 'en tyst dator under 15 000 kr' };
    start({ route: { name: 'search', path: '/se/search/dator%20under%2015000%20kr', params, query } });
    expect(field().value).toBe('en tyst dator under 15 000 kr');
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

describe('products in quick search', () => {
  const product = testProduct({ sponsored: true, ticket: 'abc' });
  const products = {
    ...api,
    'GET productdiscovery/autocomplete/:searchString': () => ({
      data: { products: [product], categories: [], phrases: [] },
    }),
    'GET productdiscovery/viewport/:ticket': () => ({}),
    'GET productdiscovery/click/:ticket': () => ({}),
    'GET product/extra-data': () => ({ data: { 7: EXTRA } }),
  };
  const EXTRA = {
    hasReceivedExtraData: true,
    articleNumber: 'K-80',
    ean: '',
    statusCodes: [],
    stockByPlace: {},
    priceHistory: [],
    popularity: 1,
    soldLast30Days: 12,
    isListed: true,
    campaigns: [],
    editPath: '/admin/product/7',
  };
  const calls = (platform: ReturnType<typeof start>['platform'], part: string) =>
    platform.calls.filter(({ call }) => call.includes(part));
  const found = () => screen.findByRole('option', { name: /Klackverk/ });
  const showPanel = ({ store, atoms }: ReturnType<typeof start>['platform']) =>
    act(() => store.set(atoms.adminPanelShown, true));

  it.each([
    ['Vi säljer inte xbox. Här är våra spelkonsoler.', { notSold: 'xbox', instead: 'spelkonsoler' }],
    ['Vi säljer inte iphone. Det här är det närmaste vi har.', { notSold: 'iphone', instead: null }],
  ])('says above the products of another maker: %s', async (notice, told) => {
    const foreign = {
      ...products,
      'GET productdiscovery/autocomplete/:searchString': () => ({
        data: { products: [product], categories: [], phrases: [], ...told },
      }),
    };
    start({ api: foreign });
    await type('xbox');
    await found();
    expect(screen.getByRole('status').textContent).toBe(notice);
  });

  it('says what is not sold where nothing is near', async () => {
    const nothing = () => ({ data: { products: [], categories: [], phrases: [], notSold: 'grill', instead: null } });
    start({ api: { ...products, 'GET productdiscovery/autocomplete/:searchString': nothing } });
    await type('grill');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Vi säljer inte grill.'));
  });

  it('[1-58] [2.8-04] [7.6-07] completes what is typed with products: name, price, stock', async () => {
    const { platform } = start({ api: products });
    await type('klack');
    const row = await found();
    expect(row.textContent).toContain('Klackverk Ton 80');
    expect(row.textContent).toMatch(/699\skr/);
    expect(row.textContent).toContain('5 st');
    expect(row.getAttribute('href')).toBe('/se/product/7-Klackverk-Ton-80');
    expect(calls(platform, 'autocomplete')[0]?.query).toEqual({ touchpoint: 'DESKTOP' });
  });

  it('[7.6-08] [7.6-09] [7.6-10] reports a sponsored row once when it was seen, and when it was chosen', async () => {
    const { platform } = start({ api: products });
    await type('klack');
    await found();
    await waitFor(() => expect(calls(platform, 'viewport')).toHaveLength(1), { timeout: 3000 });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const [viewport] = calls(platform, 'viewport');
    const [click] = calls(platform, 'click');
    expect([viewport?.params, click?.params, click?.query]).toEqual([
      { ticket: 'abc' },
      { ticket: 'abc' },
      { touchpoint: 'DESKTOP' },
    ]);
    expect(calls(platform, 'viewport')).toHaveLength(1);
  });

  it('[6-39] adds the internal figures for an employee with the admin panel showing, and for nobody else', async () => {
    const visitor = start({ api: products });
    showPanel(visitor.platform);
    await type('klack');
    await found();
    expect(calls(visitor.platform, 'extra-data')).toHaveLength(0);
    visitor.unmount();
    const employee = start({ api: products, page: testPage({ user: testMember({ isEmployee: true }) }) });
    await type('klack');
    await found();
    expect(calls(employee.platform, 'extra-data')).toHaveLength(0);
    showPanel(employee.platform);
    expect(await screen.findByText('K-80 · 12 sålda på 30 dagar')).toBeTruthy();
  });
});

describe('the wait before quick search asks', () => {
  afterEach(() => void jest.useRealTimers());

  it('[7.6-26] [9-70] is 200 ms after the last key', async () => {
    const { platform } = start();
    await type('t');
    await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
    jest.useFakeTimers();
    const asked = () => platform.calls.filter(({ call }) => call.includes('autocomplete')).length;
    fireEvent.change(field(), { target: { value: 'ta' } });
    act(() => void jest.advanceTimersByTime(150));
    fireEvent.change(field(), { target: { value: 'tan' } });
    act(() => void jest.advanceTimersByTime(199));
    expect(asked()).toBe(0);
    act(() => void jest.advanceTimersByTime(1));
    expect(asked()).toBe(1);
  });
});

describe('an empty field', () => {
  const withPopular = {
    ...api,
    'GET search-link': () => ({ data: { ...LINKS.data, popular: ['hörlurar', 'mus'] } }),
  };
  const CONSENT = { necessary: true as const, marketing: false, personalisation: true };
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const searchPage = (searchString: string) => ({
    name: 'search' as const,
    path: `/se/search/${searchString}`,
    params: { region: 'se', searchString },
  });
  afterEach(() => localStorage.clear());

  it('offers popular searches to whoever turns to it, and none to who only passes by', async () => {
    start({ api: withPopular });
    field().focus();
    await userEvent.keyboard('{Shift}');
    expect(options()).toEqual([]);
    await userEvent.click(field());
    await option('hörlurar');
    expect(options()).toEqual(['hörlurar', 'mus']);
    expect(screen.getByRole('group', { name: 'Populära sökningar' })).toBeTruthy();
    await userEvent.keyboard('tange');
    await option('tangentbord');
    expect(options()).not.toContain('mus');
  });

  it('opens by the arrow down, and leads by Enter to the search that is selected', async () => {
    const { platform } = start({ api: withPopular });
    field().focus();
    await userEvent.keyboard('{ArrowDown}');
    await option('hörlurar');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(platform.navigated.map(({ to }) => to)).toEqual([expect.stringMatching(/^\/se\/search\/(h.+rlurar|mus)$/)]);
  });

  it('offers the shopper’s own latest searches first, with consent, and removes them when asked', async () => {
    localStorage.setItem('recentSearches', JSON.stringify(['Mus', 'skärm']));
    start({ api: withPopular, page: testPage({ consent: CONSENT }) });
    await userEvent.click(field());
    await option('skärm');
    expect(options()).toEqual(['Mus', 'skärm', 'Rensa mina senaste sökningar', 'hörlurar']);
    await userEvent.click(screen.getByRole('option', { name: 'Rensa mina senaste sökningar' }));
    expect(localStorage.getItem('recentSearches')).toBeNull();
    await userEvent.click(field());
    await waitFor(() => expect(options()).toEqual(['hörlurar', 'mus']));
  });

  it('keeps a search that was made, with consent alone', async () => {
    const { unmount } = start({
      api: withPopular,
      page: testPage({ consent: { ...CONSENT, personalisation: false } }),
      route: searchPage('gamepad'),
    });
    await userEvent.click(field());
    await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
    expect(localStorage.getItem('recentSearches')).toBeNull();
    unmount();
    start({ api: withPopular, page: testPage({ consent: CONSENT }), route: searchPage('gamepad') });
    await userEvent.click(field());
    await waitFor(() => expect(localStorage.getItem('recentSearches')).toBe('["gamepad"]'));
  });
});
