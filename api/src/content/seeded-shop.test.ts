import { getShippingRelatedInfo } from '@shop/contracts';
import { getArticles } from '@shop/contracts/api/articles';
import { getInfoPage, getLocalizationPack, getSiteMessages, getStores } from '@shop/contracts/api/content';
import { getCampaign, getCampaigns, getProductList } from '@shop/contracts/api/discovery';
import { getPageComponents, getSectionTree, type PageComponent } from '@shop/contracts/api/navigation';
import { getProduct } from '@shop/contracts/api/product';
import { CAMPAIGN_IDS, INFO_PAGE_IDS, SEASONAL_CAMPAIGN_IDS, TILE_ENTITY_TYPES } from '@shop/domain/ids';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/index.ts';

/** The delivered shop: the seed through the real server. */

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const product = async (id: number) => (await shop.browser().request(getProduct, { params: { id } })).data.product;
const list = (type: 'campaign' | 'category' | 'section', value: number) =>
  shop.browser().request(getProductList, { params: { type, value: String(value) } });
const runningAt = async (timestamp: string): Promise<number[]> => {
  shop.clock.set(timestamp);
  const { campaigns } = (await shop.browser().request(getCampaigns)).data;
  shop.clock.set('2026-11-20T10:00:00+01:00');
  return campaigns.map(({ id }) => id);
};

describe('the range', () => {
  it('[1-17] groups products into articles', async () => {
    const { articles } = (await shop.browser().request(getArticles)).data;
    expect(articles.length).toBeGreaterThan(5);
    for (const { entityId, imageUrl } of articles) {
      const shown = await shop.browser().request(getProductList, { params: { type: 'article', value: entityId } });
      expect([entityId, shown.products.length > 0]).toEqual([entityId, true]);
      expect((await shop.browser().send('HEAD', imageUrl)).status).toBe(200);
    }
  });

  it('[1-18] includes bargains, fyndware in data and Fynd in what is read, with their class and original', async () => {
    const [first] = (await list('section', 18)).products;
    const bargain = await product(first?.id ?? 0);
    expect(bargain.isFyndware).toBe(true);
    expect(bargain.fyndwareClass).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      shortName: expect.any(String),
    });
    expect((await product(bargain.fyndwareOf?.id ?? 0)).isFyndware).toBe(false);
  });

  it('[1-20][3-65] includes gift cards, in fixed amounts and without VAT', async () => {
    const card = await product(290_553);
    expect([card.isGiftCard, card.isDigital, card.price.vat]).toEqual([true, true, 0]);
    expect(card.giftCard?.amounts).toContain(500);
    expect((await product(300_001)).giftCard).toBeNull();
  });

  it('[1-21][3-64] includes insurances, with price and who gives them', async () => {
    const { products } = await list('section', 4);
    const insurable = products.find(({ insurance }) => insurance !== null);
    expect(insurable?.isInsured).toBe(false);
    expect(insurable?.insurance).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      price: expect.any(Number),
      provider: expect.any(String),
    });
    expect((await product(290_553)).insurance).toBeNull();
  });

  describe('[9-138][9-139][9-140][9-141][9-142] sections by id', () => {
    it.each([
      ['[9-138]', 13, 'Gaming'],
      ['[9-139]', 14, 'Polarsten'],
      ['[9-140]', 18, 'Fyndvaror'],
      ['[9-141]', 20, 'Övrigt'],
      ['[9-142]', 21, 'Kampanjer'],
    ])('%s section %i is %s', async (_id, id, name) => {
      const { sections } = (await shop.browser().request(getSectionTree, { params: { languageOrKey: 'sv' } })).data;
      expect(sections.find((each) => each.id === id)?.name).toBe(name);
    });
  });

  it('[9-139][9-140][9-142] fills the sections of a kind of their own with nothing else', async () => {
    const [own, bargains] = [(await list('section', 14)).products, (await list('section', 18)).products];
    expect(new Set(own.map(({ manufacturer }) => manufacturer?.name))).toEqual(new Set(['Polarsten']));
    expect(new Set(bargains.map(({ isFyndware }) => isFyndware))).toEqual(new Set([true]));
    const { sections } = (await shop.browser().request(getSectionTree, { params: { languageOrKey: 'sv' } })).data;
    const campaigns = sections.find(({ id }) => id === 21)?.categories ?? [];
    expect(new Set(campaigns.map(({ isCampaign }) => isCampaign))).toEqual(new Set([true]));
  });

  describe('[9-143][9-144][9-145][9-146][9-147][9-148][9-149][9-150] classes of bargains by id', () => {
    it.each([
      ['[9-143]', 1, 'Klass 1 – som ny'],
      ['[9-144]', 2, 'Klass 2 – öppnad förpackning'],
      ['[9-145]', 3, 'Klass 3 – lätt använd'],
      ['[9-146]', 4, 'Klass 4 – synliga bruksspår'],
      ['[9-147]', 5, 'Klass 5 – defekt eller ofullständig'],
      ['[9-148]', 10, 'Bulk – utan originalförpackning'],
      ['[9-149]', 11, 'Skadad förpackning'],
      ['[9-150]', 13, 'Renoverad av tillverkaren'],
    ])('%s class %i is called %s', async (_id, id, name) => {
      const { rows } = await shop.pool.query<{ id: number }>(
        'select id from product where is_fyndware and fyndware_class_id = $1 limit 1',
        [id],
      );
      expect((await product(rows[0]?.id ?? 0)).fyndwareClass).toMatchObject({ id, name });
    });
  });
});

describe('the campaigns', () => {
  const { blackFriday } = CAMPAIGN_IDS;
  const { cyberMonday, singlesDay } = SEASONAL_CAMPAIGN_IDS;

  it('[1-22][1-23][1-24][O1-13] run in their own days of this year and in no other', async () => {
    expect(await runningAt('2026-11-22T23:59:59+01:00')).not.toContain(blackFriday);
    expect(await runningAt('2026-11-23T00:00:00+01:00')).toContain(blackFriday);
    const sunday = await runningAt('2026-11-29T23:59:59+01:00');
    expect([sunday.includes(blackFriday), sunday.includes(cyberMonday)]).toEqual([true, false]);
    const monday = await runningAt('2026-11-30T12:00:00+01:00');
    expect([monday.includes(blackFriday), monday.includes(cyberMonday)]).toEqual([false, true]);
    expect(await runningAt('2026-11-11T12:00:00+01:00')).toContain(singlesDay);
    expect(await runningAt('2026-11-12T00:00:00+01:00')).not.toContain(singlesDay);
  });

  it('[1-22][1-23][1-24][1-25][1-26][1-27] each have products, text and a image', async () => {
    for (const id of [blackFriday, cyberMonday, singlesDay, 10_009, 8984, 8827]) {
      const { campaign } = (await shop.browser().request(getCampaign, { params: { id: String(id) } })).data;
      expect(campaign.description).toContain('<p>');
      expect((await shop.browser().send('HEAD', campaign.imageUrl ?? '/')).status).toBe(200);
      expect([id, (await list('campaign', id)).products.length > 0]).toEqual([id, true]);
    }
  });

  describe('[9-162][9-163][9-164][9-165][9-166][9-167][9-168][9-169][9-170][9-171][9-172][9-173][9-174][9-175][9-176][9-177] one by one', () => {
    it.each([
      ['[9-162][9-165]', 7866, 'Black Week'],
      ['[9-163]', 8827, 'Pixelhamn Företag'],
      ['[9-164]', 8984, 'Byt in din mobil eller surfplatta'],
      ['[9-166]', 9504, 'Cyber Monday'],
      ['[9-167]', 7648, 'Singles Day'],
      ['[9-168]', 8317, 'Pixelfestivalen'],
      ['[9-169]', 7894, 'Mellandagsrea'],
      ['[9-170]', 7736, 'Januarirea'],
      ['[9-171]', 9342, 'Gamers Unite'],
      ['[9-172]', 7537, 'Back to School'],
      ['[9-173]', 9384, 'Sommarrea'],
      ['[9-174]', 7619, 'Streamhjälpen'],
      ['[9-175]', 8759, 'E-Sportlov'],
      ['[9-176]', 6604, 'May the 4th'],
      ['[9-177]', 7713, 'Julklappstips'],
    ])('%s campaign %i is %s', async (_id, id, name) => {
      expect((await shop.browser().request(getCampaign, { params: { id: String(id) } })).data.campaign.name).toBe(name);
    });
  });

  it('[1-25] hold flash sales that run now, of products that are marked so', async () => {
    expect(await runningAt('2026-11-20T10:00:00+01:00')).toContain(10_009);
    const { products } = await list('campaign', 10_009);
    expect(products.every(({ price }) => price.flashSale && price.type === 'campaign')).toBe(true);
  });

  it('[1-26][O1-05] trade phones and tablets in at values per model, [1-27] and welcome companies all year', async () => {
    const { description } = (await shop.browser().request(getCampaign, { params: { id: '8984' } })).data.campaign;
    expect(description).toContain('<table>');
    for (const timestamp of ['2026-11-20T10:00:00+01:00', '2027-07-01T10:00:00+02:00'])
      expect(await runningAt(timestamp)).toEqual(expect.arrayContaining([8984, 8827]));
  });

  it('[9-128][9-131] keep the rows of the specification beside this year’s', async () => {
    const { windows } = (await shop.browser().request(getSectionTree, { params: { languageOrKey: 'sv' } })).data;
    const stockholm = (text: string): number => Math.floor(new Date(text).getTime() / 1000);
    expect(windows).toContainEqual({
      name: 'black-week-nav',
      campaignId: 7866,
      from: stockholm('2024-11-11T00:00:01+01:00'),
      to: stockholm('2024-12-02T23:59:59+01:00'),
    });
    expect(windows).toContainEqual({
      name: 'campaign-countdown',
      campaignId: 7866,
      from: stockholm('2024-11-11T00:00:00+01:00'),
      to: stockholm('2024-11-15T00:00:01+01:00'),
    });
    expect(windows.filter(({ name }) => name === 'black-week-nav').length).toBeGreaterThan(1);
  });
});

describe('a product', () => {
  it('[3-38][3-39][3-40][3-41] has identity, texts, categories and a image', async () => {
    const each = await product(300_001);
    expect([each.id, each.name.includes(each.mainTitle), each.subTitle !== '']).toEqual([300_001, true, true]);
    expect(each).toHaveProperty('metaTitle');
    expect(each.categories.map(({ name }) => name)).toEqual(
      each.categoryTree.split('/').slice(-each.categories.length),
    );
    expect(each.categoryTree.split('/').length).toBeGreaterThan(1);
    const picture = await shop.browser().send('HEAD', each.previewUrl);
    expect([picture.status, String(picture.headers['content-type']).startsWith('image/')]).toEqual([200, true]);
  });

  it('[3-45][3-46] has unit price and quantity, and says whether it is still made', async () => {
    const [plain, gone] = [await product(300_001), await product(300_010)];
    expect([plain.unitPrice, plain.qty, plain.discontinued]).toEqual([plain.price.price, 1, false]);
    expect(gone.discontinued).toBe(true);
  });

  it('[3-52][3-53][3-54][3-55][3-56] says how it can be sent, in mm and g', async () => {
    const [large, code] = [await product(300_011), await product(300_006)];
    expect([large.isShippable, large.isDigital, large.packageSizeId]).toEqual([true, false, 7]);
    expect(large.shippingClass.id).toEqual(expect.any(Number));
    expect(large.packageMeasurements).toHaveLength(3);
    expect(Math.max(...large.packageMeasurements)).toBeGreaterThan(400);
    expect(large.packageWeight).toBeGreaterThan(1000);
    expect(large.possibleDeliveryMethods.length).toBeGreaterThan(0);
    expect([code.isDigital, code.possibleDeliveryMethods.includes(4)]).toEqual([true, true]);
  });

  it('[3-57] is released in unix seconds', async () => {
    const now = shop.clock.now().getTime() / 1000;
    const { release } = await product(300_005);
    expect(Math.round(((release?.timestamp ?? 0) - now) / 86_400)).toBeCloseTo(30, -1);
    expect((await product(300_001)).release).toBeNull();
  });

  it('[3-58] carries its purchase rule', async () => {
    const [restricted, plain] = [await product(300_008), await product(300_001)];
    expect([restricted.minimumRankLevel, restricted.statusCodes]).toEqual([14, [11]]);
    expect([plain.minimumRankLevel, plain.statusCodes]).toEqual([0, []]);
  });

  it('[3-60][3-115] carries the energy label with all that its data sheet needs', async () => {
    const { products } = await list('section', 5);
    const labelled = products.find(({ energyMarking }) => energyMarking !== null);
    const label = labelled?.energyMarking;
    expect(label?.scale).toMatch(/^A\+{0,3}$/);
    expect(label?.rating).toMatch(/^[A-G]/);
    expect(label?.manufacturer).toBe(labelled?.manufacturer?.name);
    expect(label?.itemCode).not.toBe('');
    expect(label?.productSheetContent).toMatch(/\||\n/);
    expect(label).toHaveProperty('labelImageUrl');
    expect(label).toHaveProperty('labelContent');
    expect(labelled).toHaveProperty('heroMarking');
  });

  it('[3-116] has pairs of label and value in its data sheet, separated by "|" or newlines', async () => {
    const { products } = await list('section', 5);
    const labelled = products.flatMap(({ energyMarking }) => (energyMarking === null ? [] : [energyMarking]));
    expect(labelled.length).toBeGreaterThan(0);
    for (const { productSheetContent, rating, itemCode } of labelled) {
      const pairs = new Map(
        productSheetContent.split(/[|\n]/).map((part): [string, string] => {
          const [label = '', value = ''] = part.split(': ');
          return [label, value];
        }),
      );
      expect([pairs.get('Energiklass'), pairs.get('Modellbeteckning')]).toEqual([rating, itemCode]);
      expect([...pairs].flat()).not.toContain('');
    }
  });

  it('[3-62][3-63] carries review count, highlights and manufacturer', async () => {
    const { products } = await list('section', 13);
    const reviewed = products.find(({ reviewCount }) => reviewCount > 2);
    expect(reviewed?.reviewHighlights?.length).toBeGreaterThan(0);
    expect(reviewed?.reviewHighlights?.length).toBeLessThanOrEqual(2);
    expect(reviewed?.manufacturer).toEqual({ id: expect.any(Number), name: expect.any(String) });
  });
});

describe('the pages', () => {
  const partsOf = async (entityType: 'index' | 'section', entityId: string): Promise<PageComponent[]> =>
    (await shop.browser().request(getPageComponents, { params: { entityType, entityId } })).data.components;

  it('[2.11-01][3-91] have parts of every type, each with id and the name of its component', async () => {
    const parts = await partsOf('index', '0');
    expect([...new Set(parts.map(({ type }) => type))].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(parts.every(({ id, component }) => id > 0 && (component?.id ?? 0) > 0)).toBe(true);
    const named = new Map(parts.map(({ type, component }) => [type, component?.componentName]));
    expect(Object.fromEntries(named)).toEqual({
      1: 'TopList',
      2: 'PopularCategories',
      3: 'Tiles',
      4: 'HighlightSection',
      5: 'TopListWithBanner',
      6: 'CharityCampaign',
    });
  });

  it('[3-86][3-87][3-88][3-89][3-90] show highlights of every kind in sections of their own', async () => {
    const sections = (await partsOf('index', '0')).flatMap((part) => (part.type === 4 ? [part.section] : []));
    const [section] = sections;
    expect(section).toMatchObject({ id: expect.any(Number), name: 'Aktuellt', path: '/campaigns' });
    expect(section?.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(section?.icon).not.toBe('');
    const all = section?.highlights ?? [];
    const named = { id: expect.any(Number), name: expect.any(String) };
    expect(all.find(({ campaign }) => campaign)?.campaign).toEqual(named);
    expect(all.find(({ manufacturer }) => manufacturer)?.manufacturer).toEqual(named);
    expect(all.find(({ category }) => category)?.category).toMatchObject({ id: 3600, icon: expect.any(String) });
    expect(all.find(({ product: shown }) => shown)?.product?.regularPrice?.price).toBeGreaterThan(0);
    expect(all.some(({ path }) => path !== null)).toBe(true);
  });

  it('[3-100] give a top list whose reviews stand in the slider with the reviews to show there', async () => {
    const { rows } = await shop.pool.query<{ sectionId: number }>(
      `select c.section_id as "sectionId" from page_component c join top_list t on t.id = c.ref_id
         where c.type in (1, 5) and t.where_to_show_reviews = 1`,
    );
    const section = rows[0]?.sectionId ?? 0;
    const parts = await partsOf(section === 0 ? 'index' : 'section', String(section));
    const lists = parts.flatMap((part) => (part.type === 1 || part.type === 5 ? [part.topList] : []));
    const inSlider = lists.find((each) => each.whereToShowReviews === 1);
    expect(inSlider?.products.flatMap(({ reviewHighlights }) => reviewHighlights).length).toBeGreaterThan(0);
  });

  it('[3-92][3-93] show popular categories whose type says where they lead', async () => {
    const parts = [...(await partsOf('index', '0')), ...(await partsOf('section', '13'))];
    const tiles = parts.flatMap((part) => (part.type === 2 ? part.categories : part.type === 3 ? part.tiles : []));
    const types = new Set(tiles.map(({ entityType }) => entityType));
    const { section, category, manufacturer } = TILE_ENTITY_TYPES;
    for (const type of [section, category, manufacturer]) expect(types).toContain(type);
    for (const tile of tiles) {
      expect(Object.values<number>(TILE_ENTITY_TYPES)).toContain(tile.entityType);
      expect(tile).toMatchObject({ id: expect.any(Number), entityId: expect.any(Number), level: expect.any(Number) });
      expect(tile.name).not.toBe('');
      expect(tile).toHaveProperty('filters');
    }
  });

  it('[3-129][2.2-18][2.2-23][2.2-24][2.2-25][2.2-26] are found under the addresses they had', async () => {
    for (const [from, to] of [
      ['category/13852', 'Campaign:4619'],
      ['category/3144', 'Campaign:6813'],
      ['category/16630', 'Campaign:8984'],
      ['campaign/6911', 'Campaign:7005'],
      ['campaign/6933', 'Campaign:7894'],
      ['campaign/7869', 'Campaign:7866'],
      ['info/14', 'Campaign:8827'],
    ])
      expect((await shop.browser().send('GET', `/api/redirect/${from}`)).headers['x-page-redirect']).toBe(to);
  });
});

describe('the texts', () => {
  it('[O2.1-15] answer every info page of the specification by id and by name, without anything that runs', async () => {
    for (const id of Object.values(INFO_PAGE_IDS)) {
      const { info, siblings } = (await shop.browser().request(getInfoPage, { params: { id: String(id) } })).data;
      expect(info.content).not.toMatch(/<script|onclick|javascript:/i);
      expect(siblings.some((each) => each.id === id)).toBe(true);
      expect((await shop.browser().request(getInfoPage, { params: { id: info.slug } })).data.info.id).toBe(id);
    }
    for (const slug of ['cookies', 'tillganglighet', 'betalning', 'retur', 'recensioner', 'produktsakerhet'])
      expect((await shop.browser().send('GET', `/api/info/${slug}`)).status).toBe(200);
  });

  it('[O8-02][O8-03][O8-07] are in the language pack, as specified', async () => {
    const { languagePack } = (await shop.browser().request(getLocalizationPack)).data;
    expect(languagePack).toMatchObject({
      'PRODUCT.MAX_PURCHASE_LIMIT': 'Du kan köpa max 1 st av den här produkten.',
      NO_RESULTS: 'Inga träffar',
      'SORT.RECOMMENDED': 'Rekommenderat',
      'SORT.PRICE_ASC': 'Lägsta pris',
      'SORT.PRICE_DESC': 'Högsta pris',
      'SORT.NEWEST': 'Nyast',
      'SORT.RATING': 'Bäst betyg',
      'PRODUCT.NOT_ENOUGH_REVIEWS': 'För få recensioner för ett betyg',
      'ERROR.HANDSHAKE': 'Betalningen kunde inte startas. Försök igen.',
      'BUTTON.NEXT': 'Gå frammåt',
      'CART.ADDED_ONE': 'Du har lagt till en produkt i varukorgen',
      'CART.ADDED_MANY': 'Du har lagt till {n} produkt(er) i varukorgen',
      'ERROR.MENU': 'Fel vid laddning av menyn.',
    });
  });

  it('[3-117][3-118] are in the ticker with kind, and with an avatar or none', async () => {
    const params = { regionCode: 'se', languageCode: 'sv' };
    const { messages } = (await shop.browser().request(getSiteMessages, { params })).data;
    expect(messages.some(({ avatarId }) => avatarId === false)).toBe(true);
    expect(messages.some(({ avatarId }) => typeof avatarId === 'number')).toBe(true);
    expect(new Set(messages.map(({ type }) => type)).size).toBeGreaterThan(1);
  });
});

describe('the stores', () => {
  it('[3-119][O3-19] keep their hours, with the red days of this year and the next', async () => {
    const { stores } = (await shop.browser().request(getStores)).data;
    expect(stores.length).toBeGreaterThanOrEqual(12);
    for (const { location, openingHours } of stores) {
      expect(location).not.toBeNull();
      expect(openingHours.weekdays.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    }
    const special = new Map(stores[0]?.openingHours.exceptions.map(({ date, open }) => [date, open]));
    // Good Friday, Easter Monday, Ascension, Midsummer's Eve, All Saints' Day, Christmas, of years whose calendars
    // differ.
    for (const day of ['2026-04-03', '2027-03-26', '2027-06-25', '2026-06-19', '2026-12-25', '2027-01-01'])
      expect([day, special.get(day)]).toEqual([day, null]);
    for (const day of ['2026-04-06', '2027-03-29', '2027-05-06', '2026-10-31', '2027-11-06', '2026-12-24'])
      expect([day, typeof special.get(day)]).toEqual([day, 'string']);
  });
});

describe('shipping/related-info', () => {
  it('[3-104][3-105][3-106][3-107][3-108][3-109][O3-18] carries every field, with safe values', async () => {
    const info = await shop.browser().request(getShippingRelatedInfo);
    expect(info).toMatchObject({
      fromStoreShipmentOptions: [],
      imiDeliveryCodeTranslation: {},
      horizonEnabled: false,
      eolFromStoreShipmentEnabled: false,
      hasUnrestrictedShipping: false,
      minimumPurchaseForFreeShipping: { SEK: 500 },
    });
    // Several parcels can leave for a door or a service point, but not to a store nor as a download.
    expect(info.splittableShippingOptions).toEqual(expect.arrayContaining([11, 13]));
    expect(info.splittableShippingOptions).not.toEqual(expect.arrayContaining([2]));
    expect(info.shippingStoresByPrioOrder.length).toBeGreaterThan(0);
    expect([info.supplyPoint, info.reSupplyPointId].every((id) => info.warehouses.includes(id))).toBe(true);
    const ids = Object.values(info.shippingMethodIds);
    expect(new Set(ids).size).toBe(ids.length);
    expect(info.excludedShippingMethods).toContain(5);
    expect(info.lowestShippingPrice).toBeGreaterThan(0);
  });
});
