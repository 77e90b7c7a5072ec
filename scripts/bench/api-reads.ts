import { Agent } from 'node:http';
import { TYPING } from '../../api/src/discovery/quality/judged/typing.ts';
import { JUDGED } from '../../api/src/discovery/quality/judgements.ts';
import { type Request, createClient } from './api-client.ts';

/** Requests of one kind with varying parameters: repeating the same one would only measure caches. */
export interface Population {
  name: string;
  requests: readonly Request[];
}

interface Box {
  id: string;
  type: string;
  values: { value: string; count: number }[];
}
interface Node {
  id: number;
  productCount: number;
  children?: Node[];
}
interface List {
  products: { id: number }[];
  filters: Box[];
  categories: { children: Node[] };
}

/** Categories that are measured, from the largest down. */
const CATEGORIES = 24;
const MIN_PRODUCTS = 24;
const SOME_SEARCH = 'search/usb';

/** Words that a large part of the catalogue has. */
export const BROAD_WORDS =
  'svart vit gaming spel tv dator trådlös usb bluetooth mobil headset skärm hörlurar tangentbord kabel laddare leksaker rgb'.split(
    ' ',
  );
/** What many shoppers type: each finds a thousand products and more in a large catalogue. */
const COMMON_PAIRS =
  'svart dator,gaming dator,svarta hörlurar,trådlöst headset,gaming headset,svart mobil,vit skärm,gaming skärm,bärbar dator,svart tangentbord,trådlös mus,usb kabel,smart tv'.split(
    ',',
  );

/** As the shop's own screens ask. */
const VIEW = 'view=card';
const listing = (path: string, filters: readonly string[] = []): string =>
  `/api/productdiscovery/${path}?${[VIEW, ...filters.map((filter) => `filters[]=${encodeURIComponent(filter)}`)].join('&')}`;
const search = (text: string): string => listing(`search/${encodeURIComponent(text)}`);
const typed = (text: string): string => `/api/productdiscovery/autocomplete/${encodeURIComponent(text)}?${VIEW}`;
const asRequests = (paths: readonly string[]): Request[] => paths.map((path) => ({ path }));

const choose = ({ id, values }: Box, count: number): string =>
  `attributes^${id}-1-${values
    .slice(0, count)
    .map(({ value }) => value)
    .join('~')}`;

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
const isPair = (text: string): boolean => /^\p{L}+ \p{L}+$/u.test(text);

/** The beginnings that are typed as the word is written, and those with a slip: the second need a correction. */
const judgedTyping = (isSlip: boolean): string[] => {
  const words = new Set(Object.values(JUDGED).flatMap((part) => part.map(({ query }) => query.toLowerCase())));
  const beginsWord = (text: string): boolean =>
    [...words].some((word) => ` ${word}`.includes(` ${text.toLowerCase()}`));
  return TYPING.filter(({ typed: text }) => beginsWord(text) !== isSlip).map(({ typed: text }) => text);
};

/** What is read from the api, chosen from this very catalogue. */
export async function readPopulations(apiUrl: string): Promise<Population[]> {
  const agent = new Agent({ keepAlive: true });
  const send = createClient(apiUrl, agent);
  const read = async (path: string): Promise<List> => JSON.parse((await send({ path })).text) as List;
  const tree = flat((await read(listing(SOME_SEARCH))).categories.children);
  const largest = tree
    .filter(({ productCount }) => productCount >= MIN_PRODUCTS)
    .sort((a, b) => b.productCount - a.productCount)
    .slice(0, CATEGORIES);
  const pages = await Promise.all(largest.map(async ({ id }) => ({ id, ...(await read(listing(`category/${id}`))) })));
  agent.destroy();
  const filtered = pages.flatMap(({ id, filters }) => {
    const [one, two] = filters.filter(({ type, values }) => type === 'attributes' && values.length > 1);
    return one === undefined || two === undefined ? [] : [{ id, one, two }];
  });
  if (filtered.length === 0) throw new Error('No category has filters to choose from.');
  const slips = (JUDGED['spelling'] ?? []).map(({ query }) => query).filter((query) => /^\p{L}+$/u.test(query));
  const pairs = [...(JUDGED['phrases'] ?? []), ...(JUDGED['forms'] ?? [])].map(({ query }) => query).filter(isPair);
  return [
    {
      name: 'product',
      requests: asRequests(pages.flatMap(({ products }) => products.map(({ id }) => `/api/product/${id}`))),
    },
    { name: 'start page parts', requests: asRequests(['/api/page-component/index/0']) },
    { name: 'landing page', requests: asRequests(pages.map(({ id }) => listing(`category/${id}`))) },
    {
      name: 'filtered listing',
      requests: asRequests(filtered.map(({ id, one }) => listing(`category/${id}`, [choose(one, 1), 'stock^0']))),
    },
    {
      name: 'multi-select',
      requests: asRequests(
        filtered.map(({ id, one, two }) => listing(`category/${id}`, [choose(one, 2), choose(two, 2)])),
      ),
    },
    { name: 'two-word search', requests: asRequests([...COMMON_PAIRS, ...pairs].map(search)) },
    { name: 'broad word', requests: asRequests(BROAD_WORDS.map(search)) },
    { name: 'misspelt search', requests: asRequests(slips.map(search)) },
    { name: 'autocomplete', requests: asRequests(judgedTyping(false).map(typed)) },
    { name: 'misspelt autocomplete', requests: asRequests([...judgedTyping(true), ...slips].map(typed)) },
  ];
}
