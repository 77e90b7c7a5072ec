import { daysFrom } from '../engine/calendar.ts';
import { toOre } from '../engine/price-ending.ts';
import { randomFor } from '../engine/random.ts';
import { categoryNamed } from './category-nodes.ts';
import type { Draft } from './draft.ts';
import { type MadeProduct, makeProduct, type ProductRow } from './product-row.ts';
import { ordinaryPricing, type Pricing, type Reduction, reducedPricing } from './prices.ts';
import type { StockRow } from './stock-rows.ts';
import { productType } from './types/index.ts';

/** Places and counts; `null` draws the stock like any other product's. */
type FixedStock = Readonly<Record<string, number>> | null;

interface FixedProduct {
  readonly id: number;
  /** What tests and demonstrations can rely on. */
  readonly purpose: string;
  readonly type: string;
  readonly section: number;
  readonly category: string;
  readonly maker: string;
  readonly model: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly kronor: number;
  readonly reduction?: Reduction;
  readonly memberKronor?: number;
  /** Days until (or, negative, since) the release. */
  readonly releaseInDays?: number;
  readonly variant?: Draft['variant'];
  readonly row?: Partial<ProductRow>;
  readonly stock: FixedStock;
}

const PLENTY = { web: 120, supplier: 400, 2: 6, 15: 4, 32: 3, 9: 5, 27: 8, 34: 7, 5: 4, 11: 3, 13: 2 } as const;
const JUBILEE = { id: 375369, colours: ['Vit', 'Svart', 'Korall', 'Mint', 'Guld'] } as const;
const JUBILEE_PRICE = 7490;

/** Products with an id, a price and a stock of their own. Everything else is generated around them. */
export const FIXED_PRODUCTS: readonly FixedProduct[] = [
  {
    id: 236123,
    purpose: 'custom PC configuration [9-05]',
    type: 'polarstenPc',
    section: 14,
    category: 'Bygg din egen',
    maker: 'Polarsten',
    model: 'Egen ritning',
    kronor: 14_990,
    attributes: { Processor: '8 kärnor', Grafik: '12 GB VRAM', Arbetsminne: '32 GB', Lagring: '1 TB', Kylning: 'Luft' },
    row: { isBackorderable: true, insurance: null },
    stock: { supplier: 999 },
  },
  {
    id: 290553,
    purpose: 'gift card [9-06]',
    type: 'gameCode',
    section: 20,
    category: 'Presentkort',
    maker: 'Pixelhamn',
    model: 'Presentkort',
    kronor: 500,
    attributes: { Plattform: 'PC', Giltighet: '12 månader', Leverans: 'Digital kod' },
    row: giftCard(),
    stock: { download: 9999 },
  },
  ...JUBILEE.colours.map((colour, index): FixedProduct => ({
    id: JUBILEE.id + index,
    purpose: 'restricted to one per customer [9-07]',
    type: 'console',
    section: 13,
    category: 'Stationära konsoler',
    maker: 'Orbitron',
    model: 'Orbit 5 Jubileum',
    kronor: JUBILEE_PRICE,
    attributes: { Lagring: '2 TB', Typ: 'Stationär', Skivläsare: 'Med', Färg: index < 3 ? colour : 'Vit' },
    variant: { groupId: JUBILEE.id, name: 'Färg', label: colour },
    row: { maxPerCustomer: 1, color: colour.toLowerCase(), popularity: 900 - index },
    stock: { web: 25, 2: 2, 27: 2, 5: 1 },
  })),
  {
    id: 300001,
    purpose: 'hero keyboard: plain price, plenty everywhere',
    type: 'keyboard',
    section: 13,
    category: 'Mekaniska tangentbord',
    maker: 'Klackverk',
    model: 'Aurora 75 Pro',
    kronor: 1490,
    attributes: {
      'Switch-typ': 'Taktil',
      Layout: 'Nordisk',
      Anslutning: 'USB, Bluetooth och 2,4 GHz',
      Belysning: 'RGB',
      Storlek: '75 %',
      Färg: 'Svart',
    },
    variant: { groupId: 300001, name: 'Färg', label: 'Svart' },
    row: { popularity: 1500, maxPerCustomer: null },
    stock: PLENTY,
  },
  {
    id: 300021,
    purpose: 'white variant of the hero keyboard',
    type: 'keyboard',
    section: 13,
    category: 'Mekaniska tangentbord',
    maker: 'Klackverk',
    model: 'Aurora 75 Pro',
    kronor: 1490,
    attributes: {
      'Switch-typ': 'Taktil',
      Layout: 'Nordisk',
      Anslutning: 'USB, Bluetooth och 2,4 GHz',
      Belysning: 'RGB',
      Storlek: '75 %',
      Färg: 'Vit',
    },
    variant: { groupId: 300001, name: 'Färg', label: 'Vit' },
    row: { popularity: 1400, maxPerCustomer: null },
    stock: PLENTY,
  },
  {
    id: 300002,
    purpose: 'mouse at a campaign price with comparison price',
    type: 'mouse',
    section: 13,
    category: 'Lätta möss',
    maker: 'Lodjuret',
    model: 'Vessla 60 Pro',
    kronor: 1290,
    reduction: { type: 'campaign', share: 0.31, startedDays: 4 },
    attributes: {
      Anslutning: 'Trådlös 2,4 GHz',
      Upplösning: '26 000 DPI',
      Vikt: '63 g',
      Hand: 'Högerhand',
      Färg: 'Svart',
    },
    row: { popularity: 1350, maxPerCustomer: null },
    stock: PLENTY,
  },
  {
    id: 300003,
    purpose: 'headset with a member price',
    type: 'headset',
    section: 13,
    category: 'Trådlösa headset',
    maker: 'Snöskred',
    model: 'Eko 70',
    kronor: 1990,
    memberKronor: 1690,
    attributes: {
      Anslutning: 'Trådlös 2,4 GHz',
      Mikrofon: 'Avtagbar',
      Batteritid: '40 timmar',
      Brusreducering: 'Passiv',
      Färg: 'Svart',
    },
    row: { popularity: 1250, maxPerCustomer: null },
    stock: PLENTY,
  },
  {
    id: 300004,
    purpose: 'cheap small board game that fits into a mailbox',
    type: 'cardGame',
    section: 1,
    category: 'Sällskapskortspel',
    maker: 'Kortkompaniet',
    model: 'Nervösa pannkakor',
    kronor: 149,
    attributes: { Spelare: '2–6 spelare', Speltid: '15 min', Ålder: 'Från 7 år', Speltyp: 'Partyspel' },
    row: { popularity: 1200, maxPerCustomer: null, packageMeasurements: [140, 100, 30], packageWeightGrams: 240 },
    stock: PLENTY,
  },
  {
    id: 300005,
    purpose: 'pre-order, released in 30 days',
    type: 'videoGame',
    section: 13,
    category: 'Rollspel',
    maker: 'Nordanspel',
    model: 'Urbergets krönika',
    kronor: 699,
    releaseInDays: 30,
    attributes: { Plattform: 'Orbit 5', Genre: 'Rollspel', Åldersgräns: '12 år', Spelare: '1 spelare' },
    row: { hype: 4.7, popularity: 1180, maxPerCustomer: null },
    stock: {},
  },
  {
    id: 300006,
    purpose: 'download code',
    type: 'gameCode',
    section: 13,
    category: 'Spelkoder och abonnemang',
    maker: 'Orbitron',
    model: 'Spelpass 3',
    kronor: 299,
    attributes: { Plattform: 'Orbit 5', Giltighet: '3 månader', Leverans: 'Digital kod' },
    row: { maxPerCustomer: null },
    stock: { download: 9999 },
  },
  {
    id: 300007,
    purpose: 'out of stock everywhere',
    type: 'monitor',
    section: 2,
    category: '4K-skärmar',
    maker: 'Mörkblick',
    model: 'Skärpa 32 S',
    kronor: 6490,
    attributes: {
      Skärmstorlek: '32 tum',
      Upplösning: '3840 × 2160',
      Uppdateringsfrekvens: '144 Hz',
      Paneltyp: 'IPS',
      Responstid: '1 ms',
    },
    stock: {},
  },
  {
    id: 300008,
    purpose: 'only from rank level 14 (status 11)',
    type: 'figure',
    section: 1,
    category: 'Limiterade figurer',
    maker: 'Hjältesmedjan',
    model: 'Stormväktaren Guld',
    kronor: 1290,
    attributes: { Höjd: '30 cm', Material: 'Resin', Utgåva: 'Limiterad' },
    row: { minimumRankLevel: 14, statusCodes: [11], maxPerCustomer: null },
    stock: { web: 15 },
  },
  {
    id: 300009,
    purpose: 'not buyable at all (status 11 without level)',
    type: 'figure',
    section: 1,
    category: 'Limiterade figurer',
    maker: 'Hjältesmedjan',
    model: 'Lyktbäraren Prov',
    kronor: 990,
    attributes: { Höjd: '18 cm', Material: 'PVC', Utgåva: 'Limiterad' },
    row: { statusCodes: [11] },
    stock: { web: 5 },
  },
  {
    id: 300010,
    purpose: 'discontinued, last three in the warehouse',
    type: 'keyboard',
    section: 13,
    category: 'Mekaniska tangentbord',
    maker: 'Klackverk',
    model: 'Aurora 70',
    kronor: 1190,
    attributes: {
      'Switch-typ': 'Linjär',
      Layout: 'Nordisk',
      Anslutning: 'USB',
      Belysning: 'Vit',
      Storlek: '75 %',
      Färg: 'Svart',
    },
    row: { isDiscontinued: true, isBackorderable: false, maxPerCustomer: null },
    stock: { web: 3 },
  },
  {
    id: 300011,
    purpose: 'large product (package size above 5)',
    type: 'tv',
    section: 5,
    category: 'Tv 75 tum och större',
    maker: 'Videvik',
    model: 'Salong 85',
    kronor: 19_990,
    attributes: {
      Skärmstorlek: '85 tum',
      Upplösning: '4K',
      Paneltyp: 'Mini-LED',
      Uppdateringsfrekvens: '120 Hz',
      'Smart-tv': 'Med',
    },
    row: {
      packageMeasurements: [2080, 1240, 220],
      packageWeightGrams: 52_000,
      packageSizeId: 7,
      shippingClassId: 3,
      possibleDeliveryMethods: [2, 16],
      maxPerCustomer: null,
    },
    stock: { web: 14, 34: 1, 9: 1 },
  },
  {
    id: 300013,
    purpose: 'flash sale, two per customer at that price',
    type: 'powerBank',
    section: 4,
    category: 'Powerbanks',
    maker: 'Gnistra',
    model: 'Kraftkaka 20',
    kronor: 599,
    reduction: { type: 'campaign', share: 0.5, isFlashSale: true, maxPerCustomer: 2, startedDays: 0.4 },
    attributes: { Kapacitet: '20 000 mAh', Effekt: '30 W', Färg: 'Svart' },
    row: { popularity: 1300, maxPerCustomer: null },
    stock: PLENTY,
  },
  {
    id: 300014,
    purpose: 'released today',
    type: 'boardGame',
    section: 1,
    category: 'Strategispel',
    maker: 'Tärningskast',
    model: 'Gruvfogdens lott',
    kronor: 549,
    releaseInDays: -0.1,
    attributes: {
      Spelare: '1–4 spelare',
      Speltid: '90 min',
      Ålder: 'Från 12 år',
      Speltyp: 'Strategispel',
      Språk: 'Svenska',
    },
    row: { popularity: 1100, maxPerCustomer: null },
    stock: PLENTY,
  },
  {
    id: 300015,
    purpose: 'limited sale, five left',
    type: 'graphicsCard',
    section: 3,
    category: 'Grafikkort 16 GB',
    maker: 'Kobolthamn',
    model: 'Lanterna 16',
    kronor: 9990,
    reduction: { type: 'campaign', share: 0.2, startedDays: 2 },
    attributes: { Videominne: '16 GB', Grafikchip: 'K70', Strömförbrukning: '285 W', Fläktar: '3 fläktar' },
    row: { limitedQuota: 5, maxPerCustomer: null, popularity: 1050 },
    stock: { web: 40 },
  },
  {
    id: 300016,
    purpose: 'backorder: nothing in stock, may be ordered',
    type: 'processor',
    section: 3,
    category: 'Sockel Q6',
    maker: 'Kvantis',
    model: 'Planck 80',
    kronor: 4990,
    attributes: { Kärnor: '16 kärnor', Sockel: 'Q6', Klockfrekvens: '5,2 GHz', TDP: '125 W' },
    row: { isBackorderable: true, maxPerCustomer: null },
    stock: {},
  },
  {
    id: 300017,
    purpose: 'book with 6 % VAT',
    type: 'book',
    section: 20,
    category: 'Teknikböcker',
    maker: 'Bokskåpet',
    model: 'Handboken om datorbygge',
    kronor: 249,
    attributes: { Band: 'Inbunden', Ämne: 'Teknik', Sidor: '320 sidor' },
    row: { maxPerCustomer: null },
    stock: PLENTY,
  },
  {
    id: 300018,
    purpose: 'exactly one in the web warehouse',
    type: 'turntable',
    section: 6,
    category: 'Skivspelare',
    maker: 'Vallmo Audio',
    model: 'Rillan 30',
    kronor: 4990,
    attributes: { Drivning: 'Remdrift', Förförstärkare: 'Inbyggd', Anslutning: 'Kabel och Bluetooth', Färg: 'Valnöt' },
    row: { maxPerCustomer: null },
    stock: { web: 1 },
  },
  {
    id: 300019,
    purpose: 'in stores only',
    type: 'brickSet',
    section: 1,
    category: 'Byggbit Stad',
    maker: 'Byggbit',
    model: 'Fyr med ljus',
    kronor: 899,
    attributes: { 'Antal delar': '850 delar', Ålder: 'Från 8 år', Tema: 'Stad' },
    row: { maxPerCustomer: null, popularity: 990 },
    stock: { 2: 3, 27: 5, 5: 2, 13: 1 },
  },
  {
    id: 300020,
    purpose: 'supplier stock only',
    type: 'desk',
    section: 13,
    category: 'Höj- och sänkbara bord',
    maker: 'Höjdpunkten',
    model: 'Alpen 160',
    kronor: 6990,
    attributes: { Bredd: '160 cm', Typ: 'Höj- och sänkbart', Skiva: 'Björk', Färg: 'Trä' },
    row: { maxPerCustomer: null },
    stock: { supplier: 30 },
  },
];

function giftCard(): Partial<ProductRow> {
  return {
    name: 'Pixelhamn presentkort',
    mainTitle: 'Pixelhamn presentkort',
    subTitle: 'Presentkort · Digital leverans · Giltigt i 2 år',
    isGiftCard: true,
    vatPerMille: 0,
    giftCardAmountsOre: [100, 250, 500, 1000, 2000, 5000].map(toOre),
    archetype: 'gift-card',
    insurance: null,
    maxPerCustomer: null,
    attributeValueIds: [],
    specifications: [
      {
        group: 'Egenskaper',
        rows: [
          { label: 'Giltighet', value: '2 år från köpdagen' },
          { label: 'Leverans', value: 'Med e-post till dig eller mottagaren' },
          { label: 'Belopp', value: '100–5 000 kr' },
        ],
      },
    ],
    description:
      '<p>Ge bort en hel butik. Presentkortet kommer med e-post till dig eller direkt till mottagaren, med din egen hälsning.</p><p>Det gäller i webbutiken och i alla våra butiker i två år och kan användas flera gånger tills beloppet är slut.</p><ul><li>Välj belopp från 100 till 5 000 kr</li><li>Skickas direkt</li><li>Gäller på allt, även kampanjvaror</li></ul>',
    highlights: ['Skickas direkt', 'Gäller i två år', 'Gäller i alla butiker'],
    packageContents: ['Presentkort via e-post'],
  };
}

function pricingOf({ id, kronor, reduction, memberKronor, releaseInDays }: FixedProduct, now: Date): Pricing {
  const random = randomFor(`fixed:${id}`);
  if (reduction !== undefined) return reducedPricing(random, now, kronor, reduction);
  const since = daysFrom(now, Math.min(-150, (releaseInDays ?? 0) - 10));
  const priceOre = toOre(kronor);
  return {
    ...ordinaryPricing(random, now, kronor),
    priceOre,
    levelOnePriceOre: memberKronor === undefined ? null : toOre(memberKronor),
    priceStartedAt: since,
    history: [{ priceOre, validFrom: since }],
  };
}

const NEVER_RELEASED = {
  releaseAt: null,
  isDiscontinued: false,
  isBackorderable: false,
  hype: 0,
  isSponsored: false,
} as const;

export const fixedProducts = (now: Date): MadeProduct[] =>
  FIXED_PRODUCTS.map((fixed) => {
    const draft: Draft = {
      id: fixed.id,
      categoryId: categoryNamed(fixed.category, fixed.section).id,
      typeKey: fixed.type,
      type: productType(fixed.type),
      maker: fixed.maker,
      model: fixed.model,
      series: fixed.model,
      attributes: fixed.attributes,
      ...(fixed.variant && { variant: fixed.variant }),
    };
    const release = fixed.releaseInDays === undefined ? {} : { releaseAt: daysFrom(now, fixed.releaseInDays) };
    return makeProduct(
      draft,
      now,
      { ...NEVER_RELEASED, createdAt: daysFrom(now, -150), ...release, ...fixed.row },
      pricingOf(fixed, now),
    );
  });

/** The stock of a fixed product; undefined for all others. */
export function fixedStock(id: number): StockRow[] | undefined {
  const stock = FIXED_PRODUCTS.find((fixed) => fixed.id === id)?.stock;
  return stock == null
    ? undefined
    : Object.entries(stock).map(([place, quantity]) => ({ productId: id, place, quantity }));
}
