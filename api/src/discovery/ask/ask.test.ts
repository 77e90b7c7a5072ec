import { getProductList } from '@shop/contracts/api/discovery';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@shop/testing/wait-for';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { ASKED } from '../quality/judged/asked.ts';
import { KINDS } from './kinds.ts';
import { COLOURS, WISH_RULES } from './wish-rules.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
}, 60_000);
afterAll(() => shop.close());

const ask = (value: string, query: { filters?: string[]; asked?: string } = {}) =>
  shop.browser().request(getProductList, { params: { type: 'search', value }, query });

/** Chips with ordinary spaces. */
const labelsOf = ({ query }: Awaited<ReturnType<typeof ask>>): string[] =>
  (query.asked?.wishes ?? []).map(({ label }) => label.replaceAll(/\s/g, ' '));

/** The list that a sentence leads to, as its URL requests it. */
async function follow(sentence: string) {
  const { query } = await ask(sentence);
  if (!query.asked?.target) throw new Error(`'${sentence}' leads nowhere`);
  const { searchString, filters } = query.asked.target;
  return ask(searchString, { filters, asked: sentence });
}

describe('a search in words of one’s own', () => {
  it('becomes a search with filters that the list’s boxes show as chosen', async () => {
    const list = await follow('ett tyst tangentbord utan sladd, inte svart, under 2 000 kr');
    expect(list.query.searchString).toBe('tangentbord under 2000 kr');
    expect(labelsOf(list)).toEqual([
      'Tangentbord',
      'Högst 2 000 kr',
      'Trådlös',
      'Utan klickande tangenter',
      'Inte Svart',
    ]);
    const chosen = list.filters.filter(({ values }) => values.some(({ selected }) => selected)).map(({ name }) => name);
    expect(chosen.sort()).toEqual(['Anslutning', 'Färg', 'Switch-typ']);
    expect(list.filteredProductCount).toBeGreaterThan(0);
  });

  it('has the same products in the response to the sentence as in the list that it leads to', async () => {
    const sentence = 'en present till en 7-åring under 300 kr';
    const [direct, led] = [await ask(sentence), await follow(sentence)];
    expect(direct.products.map(({ id }) => id)).toEqual(led.products.map(({ id }) => id));
    expect(led.query.asked).toMatchObject({ target: null, sentence });
  });

  it.each([
    ['min dotter fyller 6 och gillar att måla', ['För 6 år', 'Måla']],
    ['en tv till köket som inte är så stor', ['Tv', 'Liten: 32–43 tum']],
    ['en dator till skolan som inte kostar mer än 9000 kr', ['Datorer', 'Högst 9 000 kr']],
  ])('understands “%s”', async (sentence, wishes) => {
    expect(labelsOf(await follow(sentence))).toEqual(expect.arrayContaining(wishes));
  });

  it.each(['hur stor tv ska jag köpa', 'en present till farfar 80 år'])(
    'takes no filter from what is asked, or tells nothing: “%s”',
    async (sentence) => expect((await ask(sentence)).query.asked ?? null).toBe(null),
  );

  it('leaves a sentence whose only other word is misspelt to the search, which corrects it', async () => {
    const { query, filteredProductCount } = await ask('bluetoth tangentbord för under 2000 kr');
    expect(query.asked ?? null).toBe(null);
    expect(query.searchString).toBe('bluetooth tangentbord för under 2000 kr');
    expect(query.understood?.map(({ label }) => label.replaceAll(/\s/g, ' '))).toContain('Högst 2 000 kr');
    expect(filteredProductCount).toBeGreaterThan(0);
  });

  it('says what it did not understand, and promises nothing about it', async () => {
    const { query } = await follow('en mobil till min son som kan levereras till fredag under 5000 kr som är vit');
    expect(query.asked?.notUnderstood).toEqual(['till min son', 'levereras till fredag']);
  });

  it('takes an age for that of the games of a console where one is named', async () => {
    const list = await follow('spel till orbit 5 för barn');
    expect(labelsOf(list)).toEqual(['Spel', 'För barn', 'Orbit 5']);
    expect(list.products.length).toBeGreaterThan(0);
    expect(list.products.filter(({ name }) => !/tv-spel/.test(name))).toEqual([]);
  });

  it('counts what there is without each wish when nothing fulfils them all', async () => {
    const { query, filteredProductCount } = await follow('en dator för 4K-spel under 3 000 kr till min son');
    expect(filteredProductCount).toBe(0);
    const price = query.asked?.wishes.find(({ kind }) => kind === 'price');
    const list = await ask(price?.without.searchString ?? '', { filters: price?.without.filters, asked: 'x' });
    expect(price?.hits).toBe(list.filteredProductCount);
    expect(price?.hits).toBeGreaterThan(0);
  });

  it('leaves out what need not be where hardly anything has it too, says so, and counts what has it', async () => {
    const sentence = 'en trådlös mus till jobbet, helst rosa';
    const list = await follow(sentence);
    expect(labelsOf(list)).toEqual(['Datormöss', 'Trådlös']);
    const left = list.query.asked?.leftOut ?? [];
    expect(left.map(({ label }) => label)).toEqual(['För kontoret', 'Rosa']);
    for (const { list: narrower, hits } of left) {
      const { filters, searchString } = narrower;
      const { filteredProductCount } = await ask(searchString, { filters, asked: sentence });
      expect(filteredProductCount).toBe(hits);
      expect(list.filteredProductCount).toBeGreaterThan(hits);
    }
  });

  it('leaves a price that was changed in the URL as it is', async () => {
    const sentence = 'en vit mobil till min son under 5000 kr';
    const list = await ask('mobiltelefon under 9000 kr', { asked: sentence });
    expect(labelsOf(list)).toEqual(['Mobiltelefoner', 'Högst 9 000 kr']);
  });

  it.each([
    'tangentbord',
    'hörlurar till träning',
    'mus och tangentbord till min dator',
    'hur gör jag en retur av en dator',
    'jag behöver en laddare',
  ])('leaves %p to the search as always', async (text) => expect((await ask(text)).query.asked).toBeUndefined());

  it('takes a sentence word by word when asked to', async () => {
    const { query } = await ask('ett tyst tangentbord utan sladd', { asked: '' });
    expect(query).toMatchObject({ searchString: 'ett tyst tangentbord utan sladd' });
    expect(query.asked).toBeUndefined();
  });

  it('stores no sentence, which may tell of somebody, among the searches of others', async () => {
    const stored = async (term: string) =>
      (await shop.pool.query('select from search_query where term like $1', [term])).rowCount ?? 0;
    await follow('en mobil till min sjuka mormor under 5000 kr som är vit');
    // Searches are counted together, in the order in which they were made: with this one, those before it are.
    await ask('klackverk aurora 75 pro');
    await waitFor(async () => expect(await stored('klackverk aurora 75 pro')).toBe(1));
    expect(await stored('%mormor%')).toBe(0);
  });

  it('only widens the list when a wish is taken away', async () => {
    for (const { query: sentence } of ASKED.filter((_, index) => index % 7 === 0)) {
      const { query } = await ask(sentence);
      // A small catalogue lacks some of what is asked for.
      if (!query.asked?.target) continue;
      const list = await follow(sentence);
      for (const { without } of list.query.asked?.wishes ?? []) {
        const wider = await ask(without.searchString, { filters: without.filters, asked: sentence });
        expect([sentence, wider.filteredProductCount >= list.filteredProductCount]).toEqual([sentence, true]);
      }
    }
  }, 60_000);
});

describe('the rules', () => {
  const stored = async (sql: string) =>
    new Set((await shop.pool.query<{ name: string }>(sql)).rows.map(({ name }) => name));

  it('name only values and categories that the catalogue has', async () => {
    const values = await stored(
      `select a.name || '=' || v.value as name from attribute_value v join attribute a on a.id = v.attribute_id`,
    );
    const categories = await stored('select name from category union select name from section');
    const ways = WISH_RULES.flatMap(({ ways: all }) => all);
    const named = ways.flatMap(({ attribute, values: wanted = [] }) => wanted.map((value) => `${attribute}=${value}`));
    const colours = COLOURS.flatMap(([, , wanted]) => wanted.map((value) => `Färg=${value}`));
    expect([...named, ...colours].filter((value) => !values.has(value))).toEqual([]);
    const places = [
      ...ways.flatMap((way) => way.categories ?? way.section?.name ?? []),
      ...KINDS.flatMap(([, kind]) => kind.categories),
    ];
    expect(places.filter((name) => !categories.has(name))).toEqual([]);
  });

  it('find something for each kind, and for each way of a wish', async () => {
    const empty: string[] = [];
    for (const [, { text }] of KINDS) {
      if (text !== null && (await ask(text)).filteredProductCount === 0) empty.push(text);
    }
    expect(empty).toEqual([]);
    const labels = new Map(KINDS.map(([, kind]) => [kind.text ?? kind.label, kind]));
    const unknown = WISH_RULES.flatMap(({ ways }) => ways.flatMap(({ kinds = [] }) => kinds)).filter(
      (kind) => !labels.has(kind),
    );
    expect(unknown).toEqual([]);
  }, 60_000);
});
