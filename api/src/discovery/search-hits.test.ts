import { comparisonPrice } from '@shop/domain/price-display';
import { getAutocomplete, getProductList } from '@shop/contracts/api/discovery';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readCatalogue } from './quality/judge.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const search = (value: string, query: object = {}) =>
  shop.browser().request(getProductList, { params: { type: 'search', value }, query });

const namesOf = (products: readonly { name: string }[]): string[] => products.map(({ name }) => name);

describe('hits of a search', () => {
  it('[7.6-06] holds only the kind that was named, however it is sorted, and shows what is near apart', async () => {
    const { products, similar, totalProductCount } = await search('kylskåp', { sortBy: 'price-asc' });
    expect(namesOf(products).filter((name) => !/kylskåp/.test(name))).toEqual([]);
    expect(totalProductCount).toBe(products.length);
    expect(namesOf(similar ?? []).some((name) => /kylskåp/.test(name))).toBe(false);
  });

  it('shows what is of the same kind as similar to what is within a price, the nearest of it', async () => {
    const keyboards = (await readCatalogue(shop.pool)).filter(({ name }) => /tangentbord/.test(name));
    const [least = 0, next = 0] = [...new Set(keyboards.map(({ price }) => price))].sort((a, b) => a - b);
    const priceOf = new Map(keyboards.map(({ id, price }) => [id, price]));
    const { products, similar } = await search(`tangentbord under ${Math.round((least + next) / 2)} kr`);
    expect(new Set(products.map(({ id }) => priceOf.get(id)))).toEqual(new Set([least]));
    const near = (similar ?? []).map(({ id }) => priceOf.get(id) ?? 0).sort((a, b) => a - b);
    const dearer = [...priceOf.values()].filter((price) => price > least).sort((a, b) => a - b);
    expect(near.length).toBeGreaterThan(0);
    expect(near).toEqual(dearer.slice(0, near.length));
  });

  it.each([
    ['största tv', /\btv(?!-)/, / tum$/, Math.max],
    ['den lättaste datormusen', /datormus/, / g$/, Math.min],
    ['tystaste dammsugaren', /dammsugare/, / dB$/, Math.min],
  ])('takes “%s” for the most or the least of what filters tell', async (typed, kind, unit, extreme) => {
    const items = (await readCatalogue(shop.pool)).filter(({ name }) => kind.test(name));
    const measureOf = (id: number): number =>
      parseFloat(items.find((item) => item.id === id)?.values.find((value) => unit.test(value)) ?? '');
    const measures = items.map(({ id }) => measureOf(id)).filter((measure) => !Number.isNaN(measure));
    const { products, query } = await search(typed);
    expect(query).toMatchObject({ uncertain: false, understood: [{ kind: 'amount' }] });
    expect(products.map(({ id }) => measureOf(id))).toContain(extreme(...measures));
    expect(products.length).toBeLessThan(items.length);
  });

  it('[4-78] says that it does not sell a thing instead of correcting its name silently', async () => {
    const { products, query } = await search('soffa');
    expect(query).toMatchObject({ originalSearchString: null, searchString: 'soffa', notSold: 'soffa' });
    expect(products).toEqual([]);
  });

  it.each([
    ['iPhone 17 Pro Max', 'mobiltelefoner', /mobiltelefon/],
    ['Lego', 'byggsatser', /byggsats/],
    ['PlayStation 5', 'spelkonsoler', /spelkonsol/],
    ['nintendo switch', 'spelkonsoler', /spelkonsol/],
    ['RTX 5080', 'grafikkort', /grafikkort/],
  ])('[O2.13-06] shows its own instead of “%s”, which it does not carry, and says so', async (name, plural, own) => {
    const { products, query } = await search(name);
    expect(query).toMatchObject({ notSold: name, instead: plural, uncertain: true, originalSearchString: null });
    expect(products.length).toBeGreaterThan(0);
    expect(namesOf(products).filter((each) => !own.test(each))).toEqual([]);
  });

  it.each([
    ['svart bläck', 'skrivare', /skrivare/],
    ['ugn', 'airfryers', /airfryer/],
    ['bläckpatroner canon', 'skrivare', /skrivare/],
    ['wifi-adapter', 'routrar', /router/],
    ['monitorarm 27 tum', 'väggfästen', /väggfäste/],
    ['switch pro controller', 'handkontroller', /handkontroll/],
  ])('[O2.13-06] shows what it has like “%s”, whatever that is to be like', async (text, plural, own) => {
    const { products, query } = await search(text);
    expect(query).toMatchObject({ notSold: text, instead: plural, uncertain: true });
    expect(products.length).toBeGreaterThan(0);
    expect(namesOf(products).filter((each) => !own.test(each))).toEqual([]);
  });

  it.each(['min son är 9 år och älskar dinosaurier', 'vad ska jag ge min pappa i julklapp för 500 kr'])(
    'reads past whom a present is for: “%s”',
    async (text) => {
      const { products, query } = await search(text);
      expect(products.length).toBeGreaterThan(0);
      expect(query.notSold).toBe(null);
    },
  );

  it('takes goods beside a kind of its own for that kind', async () => {
    const { products, query } = await search('stereo hörlurar');
    expect(query.instead).toBe(null);
    expect(products[0]?.name).toMatch(/hörlurar/);
  });

  it.each([
    ['penna till surfplattan', 'penna', /surfplatta/],
    ['papper till skrivaren', 'papper', /skrivare/],
    ['antenn till radion', 'antenn', /radio/],
  ])('[O2.13-06] shows only what “%s”, which it has not, is for', async (text, notSold, host) => {
    const { products, query } = await search(text);
    expect(query).toMatchObject({ notSold, uncertain: true });
    expect(products.length).toBeGreaterThan(0);
    expect(namesOf(products).filter((each) => !host.test(each))).toEqual([]);
  });

  it.each([
    ['fodral till surfplatta', true],
    ['väska till kameran', true],
    ['skal till mobilen', false],
    ['väska till laptop', false],
  ])('[O2.13-06] calls what does not fit a guess: %s', async (text, isGuess) => {
    const { products, query } = await search(text);
    expect(products.length).toBeGreaterThan(0);
    expect(query.uncertain).toBe(isGuess);
  });

  it('does not take what only has the same word in its name for a famous name’s kind', async () => {
    const { products, query } = await search('Baby Born');
    expect([query.instead, products]).toEqual([null, []]);
  });

  it.each([
    ['skal till iphone', 'iphone', /mobilskal/],
    ['kudde', 'kudde', /gamingstol/],
    ['fönster', 'fönster', /chassi|sensor/],
  ])('[O2.13-06] shows what only has words of “%s” as near', async (value, notSold, near) => {
    const { products, query } = await search(value);
    expect(query).toMatchObject({ uncertain: true, notSold, originalSearchString: null });
    expect(products[0]?.name).toMatch(near);
    expect(products.some(({ sponsored }) => sponsored)).toBe(false);
  });

  it.each(['vinkyl', 'dragspel', 'fairphone', 'leksakståg', 'airfryerbok'])(
    '[O2.13-06] takes “%s” for no slip and no compound',
    async (value) => {
      const { products, query } = await search(value);
      expect(query.originalSearchString).toBeNull();
      expect(query.uncertain || products.length === 0).toBe(true);
    },
  );

  it.each(['drönarbatteri', 'kameraduk', 'leksaksdator'])(
    'shows nothing for “%s”, which has only words in common with what the shop sells',
    async (value) => {
      const { products, query } = await search(value);
      expect(products).toEqual([]);
      expect(query).toMatchObject({ notSold: value, originalSearchString: null });
    },
  );

  it.each([
    ['datorkabel', /kabel/],
    ['barndator', /dator/],
    ['bilkamera', /kamera$/],
    ['mobiltelefon pro', /mobiltelefon$/],
    ['trådlös mobil', /mobiltelefon$/],
  ])('[O2.13-06] shows the kind that “%s” names as near, rather than what else has its words', async (value, name) => {
    const { products, query } = await search(value);
    expect(query).toMatchObject({ uncertain: true, originalSearchString: null });
    expect(products[0]?.name.split(',')[0]).toMatch(name);
    expect(products.some(({ sponsored }) => sponsored)).toBe(false);
  });

  it.each([
    ['skrivbords lampa', /lampa/],
    ['lampa till skrivbord', /lampa/],
    ['present kort', /presentkort/],
    ['vänstermus', /datormus/],
    ['espressobryggare', /kaffebryggare/],
  ])('[O2.13-05] finds “%s” as the words that the shop has for it', async (value, name) => {
    const { products, query } = await search(value);
    expect(query.uncertain).toBe(false);
    expect(products[0]?.name).toMatch(name);
  });

  it('[4-78] corrects what sounds like a word of the shop and is another only as an inflection', async () => {
    const { products, query } = await search('dattor');
    expect([query.searchString, query.originalSearchString]).toEqual(['dator', 'dattor']);
    expect(products.length).toBeGreaterThan(0);
  });

  it('[O2.13-06] takes an unknown compound for its last part, as a guess', async () => {
    const { products, query } = await search('golvstativ');
    expect([query.uncertain, query.originalSearchString]).toEqual([true, null]);
    expect(products.length).toBeGreaterThan(0);
    expect(namesOf(products).filter((each) => !/stativ/.test(each))).toEqual([]);
  });

  it.each([
    ['racing tv-spel', 'Racing'],
    ['ryggsäck för laptop', 'Ryggsäck'],
    ['datorryggsäck', 'Ryggsäck'],
  ])('[7.6-06] puts first what has the value of a filter that “%s” names', async (text, value) => {
    const items = new Map((await readCatalogue(shop.pool)).map(({ id, values }) => [id, values]));
    const { products } = await search(text);
    const having = products.map(({ id }) => items.get(id)?.includes(value) ?? false);
    expect(having.filter(Boolean).length).toBeGreaterThan(0);
    expect(having).toEqual(having.toSorted((a, b) => Number(b) - Number(a)));
  });

  it.each(['orbit 5', 'orbit5'])('puts what is called “%s” before its games', async (text) => {
    const { products } = await search(text);
    expect(namesOf(products)[0]).toMatch(/^[^,]*Orbit 5/);
    const isCalled = namesOf(products).map((name) => /^[^,]*Orbit 5/.test(name));
    expect(isCalled).toEqual(isCalled.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('[7.6-07] suggests makers by their names, and stores by name or town', async () => {
    const suggest = async (searchString: string) =>
      (await shop.browser().request(getAutocomplete, { params: { searchString }, query: {} })).data;
    expect((await suggest('klackv')).manufacturers?.map(({ name }) => name)).toEqual(['Klackverk']);
    const { rows } = await shop.pool.query<{ name: string; city: string }>(
      `select name, city from store where city <> ''`,
    );
    const [store] = rows;
    expect((await suggest(store?.city.slice(0, 5) ?? '')).stores?.map(({ name }) => name)).toContain(store?.name);
    expect((await suggest('mus')).stores).toEqual([]);
  });

  it('[7.6-07] suggests what a first letter begins, after whole words', async () => {
    const suggest = async (searchString: string) =>
      namesOf((await shop.browser().request(getAutocomplete, { params: { searchString }, query: {} })).data.products);
    expect((await suggest('trådlös m'))[0]).toMatch(/mus/);
    expect((await suggest('trådlös t'))[0]).toMatch(/tangentbord/);
    const first = (await suggest('trådlös h')).slice(0, 4);
    expect(first.filter((each) => !/headset|hörlurar|högtalare|handkontroll/.test(each))).toEqual([]);
  });

  it('[7.6-07] suggests one product of each likely kind before a second one', async () => {
    const suggest = async (searchString: string) =>
      namesOf((await shop.browser().request(getAutocomplete, { params: { searchString }, query: {} })).data.products);
    const kindsOf = (names: readonly string[]) =>
      names.slice(0, 3).map((name) => name.split(',')[0]?.split(' ').at(-1));
    expect(new Set(kindsOf(await suggest('tystvik'))).size).toBe(3);
    expect(new Set(kindsOf(await suggest('tangentb')))).toEqual(new Set(['tangentbord']));
    expect((await suggest('tv med'))[0]).toMatch(/ tv\b/);
    expect((await suggest('bästa hörlu'))[0]).toMatch(/hörlurar/);
    expect((await suggest('ska'))[0]).toMatch(/skal|skaft|skärm/);
  });

  it('[7.6-07] suggests within a price of which the last digits are still to be typed', async () => {
    const suggest = async (searchString: string) =>
      (await shop.browser().request(getAutocomplete, { params: { searchString }, query: {} })).data.products;
    const sumsOf = (products: Awaited<ReturnType<typeof suggest>>) => products.map(({ price }) => price.price);
    const tvs = await suggest('tv under 60');
    expect(namesOf(tvs).filter((name) => !/ tv\b/.test(name))).toEqual([]);
    expect(Math.max(...sumsOf(tvs))).toBeLessThan(6100);
    const headphones = (await suggest('hörlurar mellan 5')).slice(0, 3);
    expect(namesOf(headphones).filter((name) => !/hörlurar/.test(name))).toEqual([]);
    const between = sumsOf(await suggest('hörlurar mellan 500 o'));
    expect(between.filter((sum) => sum < 500 || sum > 1500)).toEqual([]);
    expect(between.length).toBeGreaterThan(0);
  });

  it.each([
    ['mus ma', /musmatta/],
    ['hrö', /hörlurar/],
    ['bluetoothhö', /högtalare|hörlurar/],
    ['telefonsk', /skal|skärmskydd/],
    ['hejsan hörlu', /hörlurar/],
  ])('[7.6-07] understands “%s” while it is typed', async (searchString, first) => {
    const { data } = await shop.browser().request(getAutocomplete, { params: { searchString }, query: {} });
    expect(data.products[0]?.name).toMatch(first);
  });

  it('[7.6-07] suggests what was returned after what is new', async () => {
    const { data } = await shop
      .browser()
      .request(getAutocomplete, { params: { searchString: 'mobiltelef' }, query: {} });
    expect(namesOf(data.products.slice(0, 3)).filter((name) => name.includes('('))).toEqual([]);
  });

  it.each(['Städning', 'städ', 'städning'])('takes “%s” for the category, and not for a stad', async (text) => {
    const { products, query } = await search(text);
    expect(query.uncertain).toBe(false);
    expect(products.length).toBeGreaterThan(0);
    expect(namesOf(products).filter((name) => !/dammsugare/.test(name))).toEqual([]);
  });

  it.each(['elektronik', 'prylar', 'present till mamma'])(
    'shows all that there is for “%s”, and nothing that is paid for first',
    async (text) => {
      const { products, query } = await search(text);
      expect([query.uncertain, query.notSold ?? null]).toEqual([false, null]);
      expect(products.length).toBeGreaterThan(0);
      expect(products.filter(({ sponsored }) => sponsored === true)).toEqual([]);
    },
  );

  it.each(['trådlös', 'sladdlös', 'wireless'])('finds no cables for “%s”', async (word) => {
    const { products } = await search(word);
    expect(products.length).toBeGreaterThan(0);
    expect(namesOf(products).filter((name) => /kabel/i.test(name))).toEqual([]);
  });

  it.each(['mouse', 'gaming mouse', 'headphones', 'vacuum cleaner'])(
    'knows “%s”, an English name of what it sells',
    async (word) => {
      const { products, query } = await search(word);
      expect(query.notSold ?? null).toBeNull();
      expect(products.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['dockningsstation laptop', /dockningsstation/],
    ['minneskort kamera', /minneskort/],
    ['trådlös laddare bil', /laddare/],
    ['drönare barn', /drönare(?! bok)/],
    ['dockningsstation två skärmar', /dockningsstation/],
    ['bil laddare usb c', /laddare/],
    ['oled tv 77', / tv\b/],
    ['liten mus', /datormus/],
    ['brädspel för 3 åringar', /brädspel/],
    ['ljusslinga utomhus', /lampa/],
    ['projektor liten bärbar', /projektor/],
    ['rosa headset', /headset/],
    ['laddare drönare', /laddare/],
    ['lampa med bluetooth', /lampa/],
    ['switch konsol', /spelkonsol/],
    ['laddare till elsparkcykel', / laddare/],
    ['lampa till cykel', /lampa/],
    ['laptop lång batteritid', /bärbar/],
    ['lätt laptop', /bärbar/],
  ])('takes “%s” for the thing, not for what it belongs to or is written about', async (text, own) => {
    const { products, query } = await search(text);
    expect(query.uncertain).toBe(true);
    expect(namesOf(products).filter((name) => !own.test(name))).toEqual([]);
    expect(products.length).toBeGreaterThan(0);
  });

  it.each([
    ['drönare med kamera', /^Sparvhök/, []],
    ['vattentäta hörlurar', /hörlurar/, ['Vattentät']],
    ['dammsugare utan påse', /dammsugare/, ['Utan påse']],
    ['mobilskal magnet', /mobilskal/, ['Med magnet']],
    ['Mobilskal Magnet', /mobilskal/, ['Med magnet']],
    ['liten tv', / tv\b/, ['Mindre storlek']],
    ['liten smart tv', / tv\b/, ['Mindre storlek']],
    ['laptop 15 tum', /bärbar/, ['15 tum']],
    ['blå mobil', /mobiltelefon/, ['Blå']],
    ['tv fäste 55 tum', /väggfäste/, ['55 tum']],
    ['tv-spel för barn', /tv-spel/, ['För barn']],
    ['brädspel vuxna', /brädspel/, ['För vuxna']],
  ])('understands “%s” by what filters tell', async (text, own, labels) => {
    const { products, query } = await search(text);
    expect([query.uncertain, query.notSold ?? null]).toEqual([false, null]);
    expect(query.understood?.map(({ label }) => label)).toEqual(labels);
    expect(namesOf(products).filter((name) => !own.test(name))).toEqual([]);
    expect(products.length).toBeGreaterThan(0);
  });

  it.each([
    'mössor',
    'matta',
    'mat',
    'batterier aa',
    'smart lås',
    'airtag',
    'hdr',
    'backkamera',
    'bluray spelare',
    'greenscreen',
  ])('shows nothing for “%s”, which is no more than a word of other names', async (text) => {
    const { products, query } = await search(text);
    expect([query.originalSearchString, products]).toEqual([null, []]);
  });

  it.each([
    ['playstaton', 'playstation', 'spelkonsoler'],
    ['kromecast', 'chromecast', 'mediaspelare'],
    ['gopro hero', 'gopro hero', 'actionkameror'],
  ])('[O2.13-06] knows the name in “%s”, which it does not carry', async (text, notSold, instead) => {
    const { products, query } = await search(text);
    expect(query).toMatchObject({ notSold, instead, uncertain: true });
    expect(products.length).toBeGreaterThan(0);
  });

  it.each([
    ['nätverkskabel 20 meter', / kabel\b/],
    ['datorskärm usb-c', /bildskärm/],
    ['laddare usb-c 65w', / laddare\b/],
  ])('[O2.13-06] shows, as a guess, the kind of “%s”, of which nothing has all that', async (text, own) => {
    const { products, query } = await search(text);
    expect(query).toMatchObject({ uncertain: true, originalSearchString: null });
    expect(products.length).toBeGreaterThan(0);
    expect(namesOf(products).filter((name) => !own.test(name))).toEqual([]);
  });

  it('[O2.13-06] shows the kind beside a famous name that is one of its words', async () => {
    const { products, query } = await search('minneskort nintendo switch');
    expect(query).toMatchObject({ notSold: 'nintendo switch', uncertain: true });
    expect(namesOf(products).filter((name) => !/minneskort/.test(name))).toEqual([]);
  });

  it('[O2.13-06] calls what is like a famous name’s goods by the kind, with the words beside the name', async () => {
    const { products, query } = await search('lego till vuxna');
    expect(query).toMatchObject({ notSold: 'lego', instead: 'byggsatser', uncertain: true });
    expect(products.length).toBeGreaterThan(0);
    expect(namesOf(products).filter((name) => !/byggsats/.test(name))).toEqual([]);
  });

  it.each(['ergonomisk mus', 'pyssel flicka 6 år'])(
    '[O2.13-06] does not say of “%s” that it does not sell a quality or a child',
    async (text) => {
      const { products, query } = await search(text);
      expect(query).toMatchObject({ notSold: null, uncertain: true });
      expect(products.length).toBeGreaterThan(0);
    },
  );

  it.each(['fjärrkontroll', 'knappcellsbatteri', 'handledsstöd', 'hållare till bilen'])(
    'says of “%s” that it sells none, and shows nothing that shares a part of the word',
    async (text) => {
      const { products, query } = await search(text);
      expect(query.notSold).toBe(text.split(' ')[0]);
      expect(products).toEqual([]);
    },
  );

  it('says what it does not sell without the words that ask for it', async () => {
    expect((await search('säljer ni ugnar')).query.notSold).toBe('ugnar');
  });

  it.each(['roliga prylar', 'elektronik för nybörjare'])('finds all that there is for “%s”', async (text) => {
    const { products, query } = await search(text);
    expect(query.notSold).toBe(null);
    expect(products.length).toBeGreaterThan(0);
  });

  it.each(['tangentbord eller mus', 'tangentbord och mus'])('finds both of “%s”', async (text) => {
    const names = namesOf((await search(text)).products);
    expect(names.some((name) => /tangentbord/.test(name)) && names.some((name) => /datormus/.test(name))).toBe(true);
  });

  it('takes both of what a thing is for as one', async () => {
    const { products } = await search('headset för kontoret och spel');
    expect(products.length).toBeGreaterThan(0);
    expect(namesOf(products).filter((name) => !/headset/.test(name))).toEqual([]);
  });

  it.each(['tv rea', 'nedsatta tv', 'halva priset på tv', 'rea'])(
    'finds by “%s” those in whose price a cut is shown, and says so',
    async (text) => {
      const { products, query } = await search(text, { size: 48 });
      expect(query.understood?.map(({ label }) => label)).toEqual(['Nedsatt pris']);
      expect(products.length).toBeGreaterThan(0);
      const now = shop.clock.now();
      expect(products.filter((product) => comparisonPrice(product, now) === null)).toEqual([]);
    },
  );

  it('suggests no search for a category of which a result has little', async () => {
    expect((await search('rea')).relatedQueries).toEqual([]);
    expect((await search('hörlurar')).relatedQueries.length).toBeGreaterThan(0);
  });

  it('leaves out what a search says not to want', async () => {
    const { totalProductCount: all } = await search('tv');
    const { totalProductCount, query } = await search('tv inte oled');
    expect(totalProductCount).toBeGreaterThan(0);
    expect(totalProductCount).toBeLessThan(all);
    expect(query.notSold).toBe(null);
  });

  it('takes a number after a child for its age', async () => {
    const { query } = await search('present flicka 7');
    expect(query.understood).toEqual([{ kind: 'amount', label: '7 år', without: 'present' }]);
  });

  it('does not take a name of two words for what has both of them', async () => {
    expect((await search('usb-minne')).query).toMatchObject({ notSold: 'usb-minne', instead: 'minneskort' });
  });

  it('shows a filter once that a search names by “med”', async () => {
    const { query } = await search('robotdammsugare med moppning');
    expect(query.understood?.map(({ label }) => label)).toEqual(['Med moppning']);
  });

  it('[4-78] corrects no compound of two words of the language', async () => {
    const { query } = await search('bilhållare');
    expect(query.originalSearchString).toBe(null);
  });

  it('[4-78] corrects the words of filters, too', async () => {
    const { query } = await search('bluetoth tangentbord');
    expect(query).toMatchObject({
      originalSearchString: 'bluetoth tangentbord',
      searchString: 'bluetooth tangentbord',
    });
  });

  it.each([
    ['grafikkrot 5000 kr', 'grafikkort 5000 kr'],
    ['hörlrar under 2000 kr', 'hörlurar under 2000 kr'],
  ])('[4-78] corrects “%s” and keeps what was understood as a filter', async (typed, meant) => {
    const { query } = await search(typed);
    expect(query).toMatchObject({ originalSearchString: typed, searchString: meant });
    expect(query.understood).toHaveLength(1);
  });

  it.each(['spel om tåg', 'kaffebryggare med kvarn'])(
    '[O2.13-06] calls “%s” a guess where nothing says that it is so',
    async (text) => {
      const { products, query } = await search(text);
      expect(query.uncertain).toBe(true);
      expect(products.length).toBeGreaterThan(0);
    },
  );

  it('answers with goods what has a service’s word in its name', async () => {
    const { products, pages } = await search('ring light');
    expect(pages ?? []).toEqual([]);
    expect(namesOf(products).filter((name) => !/lampa/.test(name))).toEqual([]);
    expect(products.length).toBeGreaterThan(0);
  });

  it('keeps what has a colour itself, and shows it as a filter', async () => {
    const { products, query } = await search('trådlöst tangentbord vitt');
    expect(query.understood).toEqual([{ kind: 'amount', label: 'Vit', without: 'trådlöst tangentbord' }]);
    expect(products.length).toBeGreaterThan(0);
    expect(namesOf(products).filter((name) => / (?:grå|svart|skogsgrön)$/.test(name))).toEqual([]);
  });

  it('takes an age for that of whom it is for', async () => {
    const { products } = await search('present 5 år');
    expect(products.length).toBeGreaterThan(0);
    expect(namesOf(products).filter((name) => /sensor|program/.test(name))).toEqual([]);
  });

  it('[7.6-06] understands a price in words as a filter that can be taken away', async () => {
    const { products, query } = await search('brädspel under 500 kr');
    expect(query.understood).toEqual([
      { kind: 'price', label: expect.stringMatching(/^Högst 500\skr$/), without: 'brädspel' },
    ]);
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ price }) => price.price <= 500)).toBe(true);
  });

  it.each(['kamera under 100 kr', 'tv 55 tum under 900 kr'])(
    'shows what costs least of the kind where nothing costs as little as %s says',
    async (text) => {
      const { products, similar, query } = await search(text);
      expect(products).toEqual([]);
      expect(query.understood?.map(({ kind }) => kind)).toContain('price');
      expect(namesOf(similar ?? []).length).toBeGreaterThan(0);
      expect(namesOf(similar ?? []).filter((name) => !/kamera|(?<=[ ])tv(?!-)/.test(name))).toEqual([]);
    },
  );

  it('puts what comes nearest to an amount first where nothing has it, and says that it is a guess', async () => {
    const { products, query } = await search('tv 60 tum');
    expect(query.uncertain).toBe(true);
    const sizes = products.map(({ subTitle }) => Number(/(\d+) tum/.exec(subTitle ?? '')?.[1]));
    const distances = sizes.map((size) => Math.abs(size - 60));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[0]).toBeLessThanOrEqual(5);
  });

  it('leaves out praise that nothing has, and keeps what tells the thing', async () => {
    const { products, query } = await search('extern ssd snabb');
    expect(query.uncertain).toBe(true);
    expect(namesOf(products).filter((name) => !/extern hårddisk/.test(name))).toEqual([]);
  });

  it('leaves out what is only called as a word says that it should be', async () => {
    const { products, similar } = await search('skrivare färg');
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter(({ subTitle }) => !/ Färg(?: |$)/.test(subTitle ?? ''))).toEqual([]);
    expect((similar ?? []).every(({ subTitle }) => /Svartvit/.test(subTitle ?? ''))).toBe(true);
  });

  it('[O2.13-11] gives paid places only to what was asked for, and never moves the first hit by more than one', async () => {
    const { rows } = await shop.pool.query<{ id: number }>(
      `select product_id as id from listing where is_sponsored = false and name @@ 'kylskap' order by popularity limit 1`,
    );
    await shop.pool.query(`update listing set is_sponsored = (name @@ 'television' or product_id = $1)`, [rows[0]?.id]);
    await shop.pool.query('insert into listing_change (product_id) select product_id from listing');
    const { products } = await search('kylskåp');
    const paid = products.filter(({ sponsored }) => sponsored === true);
    expect(namesOf(paid).every((name) => /kylskåp/.test(name))).toBe(true);
    expect(products.slice(0, 2).some(({ sponsored }) => sponsored !== true)).toBe(true);
  });
});
