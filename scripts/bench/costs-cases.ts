import { BROAD_WORDS } from './api-reads.ts';
import type { Request, Send } from './api-client.ts';
import { type Facts, pick } from './costs-facts.ts';

/** One kind of request that anonymous clients may send, with the most expensive inputs that its contract permits. */
export interface CostCase {
  name: string;
  via: 'api' | 'shell';
  /** How many different ones there are, where they are few: what was rendered once costs nothing. */
  distinct?: number;
  /** The n-th of them: no two are alike where a cache could serve the second. */
  make: (n: number) => Request;
  /** What the same browser does before, which is not counted. */
  prepare?: (send: Send) => Promise<unknown>;
}

const letters = (n: number, length: number): string =>
  Array.from({ length }, (_, at) => String.fromCharCode(97 + ((n * 31 + at * at * 7 + at * (n % 23)) % 26))).join('');
const encoded = encodeURIComponent;
const filtersOf = (filters: readonly string[]): string =>
  filters.map((filter) => `filters[]=${encoded(filter)}`).join('&');

const MAX_SEARCH = 200;
const MAX_TYPED = 100;
const MAX_FILTERS = 40;
/**
 * Four hundred are permitted, but forty such filters already exceed the 16 kB that Node accepts as a request's head.
 */
const MAX_FILTER_LENGTH = 340;
const MAX_ROWS = 200;

/** As many words as fit, another one first each time. */
const phrase = (words: readonly string[], n: number, length: number): string => {
  const turned = [...words.slice(n % words.length), ...words.slice(0, n % words.length)];
  return `${letters(n, 3)} ${turned.join(' ')} ${turned.join(' ')} ${turned.join(' ')}`.slice(0, length).trim();
};

const LISTS = 'productdiscovery';

const searches = (facts: Facts): CostCase[] => {
  const { categoryId, boxes } = facts;
  const search = (text: string, query = ''): Request => ({ path: `/api/${LISTS}/search/${encoded(text)}?${query}` });
  const typed = (text: string): Request => ({ path: `/api/${LISTS}/autocomplete/${encoded(text)}` });
  const full = (n: number): string =>
    filtersOf(
      Array.from({ length: MAX_FILTERS }, (_, at) => {
        const box = boxes[(at + n) % boxes.length];
        const made = Array.from({ length: 90 }, (__, value) => String(value + n));
        return `attributes^${box?.id}-1-${[...(box?.values ?? []), ...made].join('~')}`.slice(0, MAX_FILTER_LENGTH);
      }),
    );
  const list = (path: string, query: string): Request => ({ path: `/api/${LISTS}/${path}?${query}` });
  return [
    { name: 'search: broad words', via: 'api', make: (n) => search(phrase(BROAD_WORDS, n, MAX_SEARCH)) },
    { name: 'search: a broad word', via: 'api', make: (n) => search(BROAD_WORDS[n % BROAD_WORDS.length] ?? '') },
    { name: 'search: 200 letters', via: 'api', make: (n) => search(letters(n, MAX_SEARCH)) },
    {
      name: 'search: misspelt words',
      via: 'api',
      make: (n) => search(Array.from({ length: 22 }, (_, at) => letters(n * 50 + at, 8)).join(' ')),
    },
    {
      name: 'search: 100 letters alone',
      via: 'api',
      make: (n) => search(Array.from({ length: 100 }, (_, at) => letters(n + at, 1)).join(' ')),
    },
    { name: 'search: broad words, 40 filters', via: 'api', make: (n) => search(phrase(BROAD_WORDS, n, 60), full(n)) },
    { name: 'category: 40 filters', via: 'api', make: (n) => list(`category/${categoryId}`, full(n)) },
    {
      name: 'category: page 10,000',
      via: 'api',
      make: (n) => list(`category/${categoryId}`, `page=${10_000 - (n % 20)}`),
    },
    {
      name: 'category: 40 ranges',
      via: 'api',
      make: (n) =>
        list(
          `category/${categoryId}`,
          filtersOf(Array.from({ length: MAX_FILTERS }, (_, at) => `price^${n + at}-${n + at + 90_000}`)),
        ),
    },
    ...['manufacturer', 'campaign', 'toplist', 'article'].map((type): CostCase => ({
      name: `list: ${type}`,
      via: 'api',
      make: (n) => list(`${type}/${pick(facts, type, n)}`, `page=${(n % 5) + 1}&sortBy=price`),
    })),
    {
      name: 'list: section',
      via: 'api',
      make: (n) => list(`section/${(n % 8) + 1}`, `page=${(n % 5) + 1}`),
    },
    { name: 'suggestions: 100 letters', via: 'api', make: (n) => typed(letters(n, MAX_TYPED)) },
    { name: 'suggestions: broad words', via: 'api', make: (n) => typed(phrase(BROAD_WORDS, n, MAX_TYPED)) },
    { name: 'suggestions: a letter', via: 'api', make: (n) => typed(letters(n, 1)) },
  ];
};

const reads = (facts: Facts): CostCase[] => {
  const { productIds, categoryId, ctoOptions } = facts;
  const product = (n: number): number => productIds[n % productIds.length] ?? 1;
  const paths: Record<string, (n: number) => string> = {
    'docs JSON': () => 'docs/json',
    me: () => 'me',
    product: (n) => `product/${product(n)}`,
    'product reviews': (n) => `product/${product(n)}/review?page=1000`,
    'product tips': (n) => `product-tips/${product(n)}`,
    'bundle offers': (n) => `product-tips/${product(n)}/bundle-offers`,
    'discontinued tips': (n) => `product-tips/${product(n)}/discontinued-tips`,
    'recently viewed': () => 'product/recent',
    'start page parts': () => 'page-component/index/0',
    'section parts': (n) => `page-component/section/${(n % 8) + 1}`,
    'section tree': () => 'section/tree/sv',
    'search links': () => 'search-link',
    'search tree': (n) => `searchtree?manufacturer=${pick(facts, 'manufacturer', n)}`,
    'category tiles': () => `category/tiles?entityId=${categoryId}&entityType=1`,
    category: () => `category/${categoryId}`,
    campaigns: () => 'campaign',
    campaign: (n) => `campaign/${pick(facts, 'campaign', n)}`,
    manufacturers: () => 'manufacturer',
    manufacturer: (n) => `manufacturer/${pick(facts, 'manufacturer', n)}`,
    banners: () => 'banner',
    'top lists': () => 'top-list?limit=50',
    'top list': (n) => `top-list/${pick(facts, 'toplist', n)}`,
    'member top list': () => 'member-top-list',
    member: (n) => `member/${pick(facts, 'member', n)}`,
    'member achievements': (n) => `member/${pick(facts, 'member', n)}/achievement`,
    'member wish lists': (n) => `member/${pick(facts, 'member', n)}/wishlist`,
    'wish list': (n) => `wishlist/${n + 1}`,
    articles: () => 'article?page=1',
    article: (n) => `article/${pick(facts, 'article', n)}`,
    stores: () => 'store/se',
    store: (n) => `store/${pick(facts, 'store', n)}`,
    'info page': () => 'info/1',
    texts: () => 'localization/pack',
    messages: () => 'site-message/se/sv',
    poll: () => 'poll',
    'delivery dates': (n) => `delivery-dates/${10_000 + (n % 80_000)}`,
    instalments: (n) => `instalment/offer?amount=${1000 + (n % 90_000)}`,
    redirect: (n) => `redirect/product/${n + 1}`,
    'computers to configure': () => 'configure-to-order',
    'computer to configure': (n) => `configure-to-order/${pick(facts, 'cto', n)}`,
    'quote for a computer': (n) =>
      `configure-to-order/${pick(facts, 'cto', n)}/quote?zipCode=${10_000 + (n % 80_000)}&${ctoOptions
        .slice(0, MAX_FILTERS)
        .map((id) => `options[]=${id}`)
        .join('&')}`,
    sitemap: () => 'sitemap',
    'sitemap of products': () => 'sitemap/products-1',
    'order of somebody': (n) => `order/PH${n}`,
    'order behind a secret': (n) => `order/PH${n}/${letters(n, 40)}`,
    'payment link': (n) => `payment-link/${letters(n, 40)}`,
    'shared cart': (n) => `cart/shared/${Array.from({ length: 50 }, (_, at) => `${product(n + at)}:1`).join(',')}`,
  };
  return Object.entries(paths).map(([name, path]) => ({
    name,
    via: 'api',
    make: (n) => ({ path: `/api/${path(n)}` }),
  }));
};

const buyer = (n: number): Record<string, string> => ({
  email: `${letters(n, 20)}@example.se`,
  firstName: 'Kim',
  lastName: 'Köpare',
  street: 'Storgatan 1',
  zipCode: '411 12',
  city: 'Göteborg',
});

const writes = ({ productIds }: Facts): CostCase[] => {
  const rows = productIds.slice(0, MAX_ROWS);
  const events = (quantity: number) =>
    rows.map((productId) => ({ method: 'absolute', productId, quantity, unitPrice: 0, pass: null, extraData: {} }));
  const fill = (send: Send) => send({ method: 'POST', path: '/api/cart', body: { events: events(1) } });
  const post = (name: string, path: string, body: (n: number) => unknown, prepare?: CostCase['prepare']): CostCase => ({
    name,
    via: 'api',
    make: (n) => ({ method: 'POST', path: `/api/${path}`, body: body(n) }),
    ...(prepare && { prepare }),
  });
  const get = (name: string, path: string): CostCase => ({
    name,
    via: 'api',
    make: () => ({ path: `/api/${path}` }),
    prepare: fill,
  });
  const error = (stack: string) => () => ({ stack, message: 'a'.repeat(2000), browser: 'b', source: 'shell' });
  return [
    post('cart: 200 events', 'cart', (n) => ({ events: events((n % 3) + 1) })),
    post('cart: 200 events to 200 rows', 'cart', (n) => ({ events: events((n % 3) + 2) }), fill),
    get('cart with 200 rows', 'cart'),
    get('cart with 200 rows, checked', 'cart?checkCart=1'),
    get('checkout with 200 rows', 'checkout'),
    post('shipping of 200 rows', 'imi-go/shipping-methods', (n) => ({
      postalCode: String(10_000 + (n % 80_000)),
      rows: rows.map((productId) => ({ productId, quantity: 9999 })),
    })),
    post('login', 'login', (n) => ({ username: letters(n, 12), password: letters(n, 200) })),
    post('register', 'register', (n) => ({
      ...buyer(n),
      username: `m${n}${letters(n, 8)}`,
      password: `${letters(n, 60)}A1!`,
      verifypassword: `${letters(n, 60)}A1!`,
    })),
    post('password reset', 'password-reset', (n) => ({ username: `${letters(n, 20)}@example.se` })),
    post('gift card balance', 'gift-card/balance', (n) => ({ code: letters(n, 16) })),
    post('checkout code', 'checkout/code', (n) => ({ code: letters(n, 16) }), fill),
    post('newsletter', 'newsletter/subscribe/email/x%40example.se', () => undefined),
    post('client error: letters', 'client-error', error('a'.repeat(8000))),
    post('client error: spaces', 'client-error', error(' '.repeat(8000))),
    post('client error: slashes', 'client-error', error('/'.repeat(8000))),
    post('client error: digits', 'client-error', error('1'.repeat(8000))),
  ];
};

const FORMATS = ['avif', 'webp', 'jpeg'] as const;

const pictures = (facts: Facts): CostCase[] => {
  const countOf = (kind: string): number => facts.pools[kind]?.length ?? 0;
  const largest: readonly [string, (n: number) => string, number?][] = [
    ['product', (n) => `/images/product/${facts.productIds[n % facts.productIds.length]}?trim&w=1200`],
    ['banner', (n) => `/images/banner/${pick(facts, 'banner', n)}?w=2256`, countOf('banner')],
    [
      'takeover',
      (n) => `/images/takeover/${pick(facts, 'takeover', n >> 1)}?side=${n % 2 === 0 ? 'left' : 'right'}&h=2160`,
      2 * countOf('takeover'),
    ],
    ['highlight', (n) => `/images/highlight/${pick(facts, 'highlight', n)}?w=1000`, countOf('highlight')],
    ['article', (n) => `/images/article/${pick(facts, 'article', n)}?w=1000`, countOf('article')],
    ['store', (n) => `/images/store/${pick(facts, 'store', n)}?w=1000`, countOf('store')],
  ];
  const cases = largest.flatMap(([subject, path, distinct]) =>
    FORMATS.map((format): CostCase => ({
      name: `picture: ${subject}, ${format}`,
      via: 'api',
      ...(distinct !== undefined && { distinct }),
      make: (n) => ({ path: path(n), headers: { accept: `image/${format}` } }),
    })),
  );
  return [
    ...cases,
    { name: 'picture: avatar', via: 'api', make: (n) => ({ path: `/api/avatar/${pick(facts, 'member', n)}` }) },
    { name: 'picture: icon', via: 'api', make: (n) => ({ path: `/api/dynimg/icon/user/${100_000 + (n % 800_000)}` }) },
    {
      name: 'picture: background',
      via: 'api',
      make: (n) => ({ path: `/img/member/avatar/background-${(n % 8) + 1}-xmas.gif` }),
    },
  ];
};

/** Uncached pages: a query parameter that no route reads makes another page unless it is removed from the key. */
const pages = (facts: Facts): CostCase[] => {
  const { productIds, categoryId } = facts;
  const paths: Record<string, (n: number) => string> = {
    start: (n) => `/se?fel=${n}`,
    product: (n) => `/se/product/${productIds[n % productIds.length]}`,
    category: (n) => `/se/category/${categoryId}?page=${(n % 20) + 1}`,
    search: (n) => `/se/search/${encoded(phrase(BROAD_WORDS, n, MAX_SEARCH))}`,
    manufacturer: (n) => `/se/manufacturer/${pick(facts, 'manufacturer', n)}`,
    campaigns: () => '/se/campaigns',
    campaign: (n) => `/se/campaign/${pick(facts, 'campaign', n)}`,
    section: (n) => `/se/section/${(n % 8) + 1}`,
    'top list': (n) => `/se/toplist/${pick(facts, 'toplist', n)}`,
    checkout: () => '/se/checkout',
    member: (n) => `/se/member/${pick(facts, 'member', n)}`,
    'made-up page': (n) => `/se/${letters(n, 12)}`,
    'made-up path': (n) => `/${letters(n, 12)}`,
    'sitemap.xml': () => '/sitemap.xml',
    'robots.txt': () => '/robots.txt',
  };
  return Object.entries(paths).map(([name, path]) => ({
    name: `page: ${name}`,
    via: 'shell',
    make: (n) => ({ path: path(n), headers: { accept: 'text/html', 'accept-encoding': 'br' } }),
  }));
};

/** All requests that anonymous clients may send to the shop. */
export const costCases = (facts: Facts): CostCase[] => [
  ...searches(facts),
  ...reads(facts),
  ...writes(facts),
  ...pictures(facts),
  ...pages(facts),
];
