import { CAMPAIGN_IDS } from '@shop/domain/ids';
import { blackFriday, daysFrom, stockholm, yearOf } from '../engine/calendar.ts';
import { CAMPAIGNS } from '../campaigns/campaigns.ts';

interface Palette {
  readonly background: string;
  readonly accent: string;
  readonly archetypes: string[];
  readonly title: string;
  readonly subtitle: string;
}

interface BannerPlan {
  readonly id: number;
  readonly kind: 'top' | 'takeover' | 'list';
  readonly sectionId: number | null;
  readonly campaignId: number | null;
  readonly description: string;
  readonly palette: Palette;
  readonly from?: Date | null;
  readonly to?: Date | null;
}

const picture = (
  background: string,
  accent: string,
  title: string,
  subtitle: string,
  ...archetypes: string[]
): Palette => ({ background, accent, archetypes, title, subtitle });

/** Section id, campaign, and what stands and is drawn on the banner of the section's page. */
const SECTION_BANNERS: readonly (readonly [sectionId: number, campaignId: number, palette: Palette])[] = [
  [
    13,
    7005,
    picture(
      '#2a0f3d',
      '#ff4f8b',
      'Sänd från sovrummet',
      'Mikrofoner, kameror och ljus i Kreatörsveckorna',
      'microphone',
      'webcam',
      'headset',
    ),
  ],
  [
    14,
    CAMPAIGN_IDS.festival,
    picture(
      '#062a33',
      '#1fb6c9',
      'Handbyggt i Göteborg',
      'Polarsten: signerad av den som byggt den',
      'desktop-pc',
      'monitor',
      'keyboard',
    ),
  ],
  [
    2,
    CAMPAIGN_IDS.corporate,
    picture(
      '#0d2457',
      '#74c0fc',
      'Datorer för jobbet',
      'Faktura, priser utan moms och egen kontakt',
      'laptop',
      'monitor',
      'printer',
    ),
  ],
  [
    3,
    10_003,
    picture(
      '#24104f',
      '#b197fc',
      'Uppgradera datorn',
      'Tre delar som ger den nytt liv',
      'graphics-card',
      'memory',
      'ssd',
    ),
  ],
  [
    4,
    CAMPAIGN_IDS.tradeIn,
    picture(
      '#063d2c',
      '#63e6be',
      'Byt in din gamla',
      'Vi drar av värdet direkt i butiken',
      'phone',
      'tablet',
      'smartwatch',
    ),
  ],
  [
    5,
    10_007,
    picture(
      '#4a0d2b',
      '#faa2c1',
      'Storbild hemma',
      'Tv och projektorer till sänkta priser',
      'tv',
      'projector',
      'soundbar',
    ),
  ],
  [
    6,
    10_002,
    picture('#4a1d00', '#ffa94d', 'Ljudveckor', 'Lyssna i butik, handla hemma', 'headphones', 'speaker', 'turntable'),
  ],
  [
    1,
    10_005,
    picture(
      '#5c3a00',
      '#ffd43b',
      'Spelkväll!',
      'Brädspel för två till åtta personer',
      'board-game',
      'card-game',
      'dice-set',
    ),
  ],
  [
    7,
    10_004,
    picture(
      '#0f3d1b',
      '#8ce99a',
      'Kaffe och kök',
      'Maskiner som blir kvar länge',
      'coffee-machine',
      'air-fryer',
      'robot-vacuum',
    ),
  ],
  [8, 9952, picture('#0a2a4a', '#4dabf7', 'Sänk elräkningen', 'Mät, styr och släck', 'smart-bulb', 'router', 'lamp')],
  [
    9,
    10_001,
    picture(
      '#212529',
      '#ffd8a8',
      'Skarpare minnen',
      'Kameror och drönare i Veckans fynd',
      'camera',
      'drone',
      'action-camera',
    ),
  ],
  [
    10,
    10_001,
    picture('#2b1a66', '#b197fc', 'Ett kontor att längta till', 'Bord, stolar och ljus', 'desk', 'lamp', 'webcam'),
  ],
  [
    20,
    CAMPAIGN_IDS.julklappstips,
    picture('#3b0a1e', '#ffc9c9', 'Julklappstips', 'Presentkortet kommer på en minut', 'gift-card', 'book', 'mug'),
  ],
];

const LISTS: readonly (readonly [id: number, campaignId: number, palette: Palette])[] = [
  [
    201,
    10_001,
    picture('#5c0f33', '#ff8787', 'Veckans fynd', 'Nya priser varje måndag', 'power-bank', 'headset', 'board-game'),
  ],
  [
    202,
    10_003,
    picture(
      '#1e1147',
      '#9775fa',
      'Uppgradera din dator',
      'Grafikkort, minne och lagring',
      'graphics-card',
      'ssd',
      'processor',
    ),
  ],
  [
    203,
    CAMPAIGN_IDS.festival,
    picture('#04313b', '#3bc9db', 'Polarsten', 'Handbyggt i Göteborg', 'desktop-pc', 'monitor', 'mouse'),
  ],
  [
    204,
    10_008,
    picture('#05402f', '#38d9a9', 'Mobiler som håller', 'Sju års uppdateringar', 'phone', 'smartwatch', 'earbuds'),
  ],
];

const blackWeek = (now: Date): Pick<BannerPlan, 'from' | 'to'> => ({
  from: stockholm(`${blackFriday(yearOf(now), -4)} 00:00:00`),
  to: stockholm(`${blackFriday(yearOf(now), 2)} 23:59:59`),
});

/** Banners of the start page and the sections: Black Week's own in its week, this season's around it, something always. */
function plans(now: Date): BannerPlan[] {
  const year = yearOf(now);
  const soon = {
    from: stockholm(`${blackFriday(year, -11)} 00:00:00`),
    to: stockholm(`${blackFriday(year, -5)} 23:59:59`),
  };
  const christmas = { from: stockholm(`${year}-11-15 00:00:00`), to: stockholm(`${year}-12-24 23:59:59`) };
  const dark = picture(
    '#0b0b0d',
    '#ffd43b',
    'Black Week',
    'Sju dagar. Nya priser varje dag.',
    'tv',
    'gaming-laptop',
    'headphones',
    'console',
  );
  return [
    {
      id: 101,
      kind: 'top',
      sectionId: 0,
      campaignId: CAMPAIGN_IDS.blackFriday,
      description: 'Black Week: sju dagar med nya priser varje dag',
      palette: dark,
      ...blackWeek(now),
    },
    {
      id: 102,
      kind: 'top',
      sectionId: 0,
      campaignId: CAMPAIGN_IDS.blackFriday,
      description: 'Black Week börjar på måndag',
      palette: { ...dark, title: 'Black Week på måndag', subtitle: 'Spara dina favoriter redan nu' },
      ...soon,
    },
    {
      id: 103,
      kind: 'top',
      sectionId: 0,
      campaignId: CAMPAIGN_IDS.julklappstips,
      description: 'Julklappstips till alla du tycker om',
      palette: picture(
        '#4a0518',
        '#ffc078',
        'Julklappstips',
        'Till alla du tycker om',
        'brick-set',
        'board-game',
        'headphones',
        'plush',
      ),
      ...christmas,
    },
    {
      id: 104,
      kind: 'top',
      sectionId: 0,
      campaignId: 10_001,
      description: 'Veckans fynd: nya priser varje måndag',
      palette: picture(
        '#1b2350',
        '#ff4f8b',
        'Veckans fynd',
        'Nya priser varje måndag, så länge lagret räcker',
        'keyboard',
        'headset',
        'monitor',
        'controller',
      ),
    },
    {
      id: 111,
      kind: 'takeover',
      sectionId: null,
      campaignId: CAMPAIGN_IDS.blackFriday,
      description: 'Black Week hos Pixelhamn',
      palette: dark,
      ...blackWeek(now),
    },
    {
      id: 112,
      kind: 'takeover',
      sectionId: 0,
      campaignId: CAMPAIGN_IDS.julklappstips,
      description: 'Jul i hamnen: tips till alla',
      palette: picture('#3b0a1e', '#ffe066', 'Jul i hamnen', 'Tips till alla', 'gift-card', 'plush', 'brick-set'),
      from: stockholm(`${year}-12-01 00:00:00`),
      to: christmas.to,
    },
    {
      id: 113,
      kind: 'takeover',
      sectionId: 13,
      campaignId: 7005,
      description: 'Kreatörsveckorna',
      palette: picture('#2a0f3d', '#ff4f8b', 'Kreatörsveckorna', 'Sänd på riktigt', 'microphone', 'headset', 'webcam'),
      from: daysFrom(now, -7),
      to: daysFrom(now, 14),
    },
    ...SECTION_BANNERS.map(([sectionId, campaignId, palette], index): BannerPlan => ({
      id: 121 + index,
      kind: 'top',
      sectionId,
      campaignId,
      description: `${palette.title}. ${palette.subtitle}.`,
      palette,
    })),
    ...LISTS.map(([id, campaignId, palette]): BannerPlan => ({
      id,
      kind: 'list',
      sectionId: null,
      campaignId,
      description: `${palette.title}. ${palette.subtitle}.`,
      palette,
    })),
    ...CAMPAIGNS.map(({ id, name, color, choice }, index): BannerPlan => ({
      id: 301 + index,
      kind: 'list',
      sectionId: null,
      campaignId: id,
      description: name,
      palette: picture(
        color,
        '#ffd43b',
        name,
        'Pixelhamn',
        ...(PICTURES[choice.types?.[0] ?? ''] ?? ['carton', 'headphones', 'board-game']),
      ),
    })),
  ];
}

/** Pictures of campaign banners by the campaign's first type. */
const PICTURES: Readonly<Record<string, string[]>> = {
  microphone: ['microphone', 'headset', 'webcam'],
  brickSet: ['brick-set', 'figure', 'drone'],
  boardGame: ['board-game', 'brick-set', 'puzzle'],
  laptop: ['laptop', 'monitor', 'printer'],
  phone: ['phone', 'tablet', 'smartwatch'],
  racingWheel: ['racing-wheel', 'gaming-chair', 'curved-monitor'],
  merch: ['t-shirt', 'mug', 'figure'],
  smartPlug: ['smart-bulb', 'charger', 'lamp'],
};

export const bannerRows = (now: Date) =>
  plans(now).map(({ from = null, to = null, palette, ...plan }, sort) => ({
    ...plan,
    name: palette.title,
    palette,
    buttonTextColor: plan.kind === 'top' ? '#111111' : null,
    buttonBgColor: plan.kind === 'top' ? palette.accent : null,
    from,
    to,
    sort,
  }));
