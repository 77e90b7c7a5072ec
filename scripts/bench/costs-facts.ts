import type { Send } from './api-client.ts';

/** What the requests are made of, read from this very catalogue. */
export interface Facts {
  productIds: readonly number[];
  categoryId: number;
  /** Values to filter that category by, as `attributes^<box>-1-<value>`. */
  boxes: readonly { id: string; values: readonly string[] }[];
  /** Ids of each kind of thing. */
  pools: Readonly<Record<string, readonly number[]>>;
  /** One of each slot, all of which can be had. */
  ctoOptions: readonly number[];
}

type Pools = Record<string, { id: number }[]>;

interface List {
  products: { id: number }[];
  filters: { id: string; type: string; values: { value: string }[] }[];
  pageCount: number;
}

const LARGEST_CATEGORY = 5260;
const PAGES = 12;

/** Reads the seed's data, by public calls. */
export async function readFacts(send: Send): Promise<Facts> {
  const read = async <T>(path: string): Promise<T> => JSON.parse((await send({ path: `/api/${path}` })).text) as T;
  const list = (page: number) => read<List>(`productdiscovery/category/${LARGEST_CATEGORY}?page=${page}`);
  const first = await list(1);
  const others = await Promise.all(
    Array.from({ length: Math.min(PAGES, first.pageCount) - 1 }, (_, index) => list(index + 2)),
  );
  const dataOf = async (path: string): Promise<Record<string, { id: number }[]>> =>
    (await read<{ data: Record<string, { id: number }[]> }>(path)).data;
  const idsOf = (items: readonly { id: number }[] | undefined): number[] => (items ?? []).map(({ id }) => id);
  const [{ manufacturers }, { campaigns }, { articles }, { stores }, { models }] = (await Promise.all(
    ['manufacturer', 'campaign', 'article', 'store/se', 'configure-to-order'].map(dataOf),
  )) as [Pools, Pools, Pools, Pools, Pools];
  const { topLists } = await read<{ topLists: { id: number }[] }>('top-list?limit=50');
  const { data: shown } = await read<{ data: { banners: { id: number; placement: string }[] } }>('banner');
  const placed = (...placements: string[]): number[] =>
    idsOf(shown.banners.filter(({ placement }) => placements.includes(placement)));
  const members = await read<{ data: { entries: { user: { id: number } }[] } }>('member-top-list');
  const start = await read<{ data: { components: { section?: { highlights?: { id: number }[] } }[] } }>(
    'page-component/index/0',
  );
  const cto = models?.[0]?.id ?? 1;
  const model = await read<{ data: { model: { slots: { options: { id: number; isAvailable: boolean }[] }[] } } }>(
    `configure-to-order/${cto}`,
  );
  return {
    productIds: [first, ...others].flatMap(({ products }) => products.map(({ id }) => id)),
    categoryId: LARGEST_CATEGORY,
    boxes: first.filters
      .filter(({ type }) => type === 'attributes')
      .map(({ id, values }) => ({ id, values: values.map(({ value }) => value) })),
    pools: {
      manufacturer: idsOf(manufacturers),
      campaign: idsOf(campaigns),
      article: idsOf(articles),
      store: idsOf(stores),
      toplist: idsOf(topLists),
      banner: placed('top', 'list'),
      takeover: placed('takeover'),
      highlight: start.data.components.flatMap(({ section }) => idsOf(section?.highlights)),
      member: members.data.entries.map(({ user }) => user.id),
      cto: [cto],
    },
    ctoOptions: model.data.model.slots.flatMap(
      ({ options }) => options.find(({ isAvailable }) => isAvailable)?.id ?? [],
    ),
  };
}

/** The n-th thing of a kind, round and round. */
export const pick = ({ pools }: Facts, kind: string, n: number): number => {
  const ids = pools[kind] ?? [];
  return ids[n % ids.length] ?? 0;
};
