import * as z from 'zod';
import { CAMPAIGN_IDS, SEASONAL_CAMPAIGN_IDS } from '@shop/domain/ids';
import { readData } from '../engine/read-data.ts';
import { blackFriday, daysFrom, stockholm, yearOf } from '../engine/calendar.ts';
import { CAMPAIGNS } from '../campaigns/campaigns.ts';
import { CAMPAIGN_DRAWINGS } from '../campaigns/drawings.ts';

const Palette = z.strictObject({
  background: z.string(),
  accent: z.string(),
  archetypes: z.array(z.string()),
  title: z.string(),
  subtitle: z.string(),
});
type Palette = z.output<typeof Palette>;
const PlacedPalettes = z.array(z.tuple([z.int(), z.nullable(z.int()), Palette]));

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

/** Section id, campaign, and texts and drawings of the banner on the section's page. */
const SECTION_BANNERS = readData('content/section-banners.json', PlacedPalettes);

const LISTS = readData('content/list-banners.json', PlacedPalettes);

const blackWeek = (now: Date): Pick<BannerPlan, 'from' | 'to'> => ({
  from: stockholm(`${blackFriday(yearOf(now), -4)} 00:00:00`),
  to: stockholm(`${blackFriday(yearOf(now), 2)} 23:59:59`),
});

const BLACK_WEEK = picture(
  '#0b0b0d',
  '#ffd43b',
  'Black Week',
  'Sju dagar. Nya priser varje dag',
  'tv',
  'gaming-laptop',
  'headphones',
  'console',
);

const christmasEve = (now: Date): Date => stockholm(`${yearOf(now)}-12-24 23:59:59`);

/** Top banners of the start page: Black Week's own in its week, this season's around it, something always. */
function startPagePlans(now: Date): BannerPlan[] {
  const year = yearOf(now);
  const soon = {
    from: stockholm(`${blackFriday(year, -11)} 00:00:00`),
    to: stockholm(`${blackFriday(year, -5)} 23:59:59`),
  };
  return [
    {
      id: 101,
      kind: 'top',
      sectionId: 0,
      campaignId: CAMPAIGN_IDS.blackFriday,
      description: 'Black Week: sju dagar med nya priser varje dag',
      palette: BLACK_WEEK,
      ...blackWeek(now),
    },
    {
      id: 102,
      kind: 'top',
      sectionId: 0,
      campaignId: CAMPAIGN_IDS.blackFriday,
      description: 'Black Week börjar på måndag',
      palette: { ...BLACK_WEEK, title: 'Black Week på måndag', subtitle: 'Spara dina favoriter redan nu' },
      ...soon,
    },
    {
      id: 103,
      kind: 'top',
      sectionId: 0,
      campaignId: SEASONAL_CAMPAIGN_IDS.julklappstips,
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
      from: stockholm(`${year}-11-15 00:00:00`),
      to: christmasEve(now),
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
  ];
}

/** Takeovers of the whole shop, of the start page and of a section. */
const takeoverPlans = (now: Date): BannerPlan[] => [
  {
    id: 111,
    kind: 'takeover',
    sectionId: null,
    campaignId: CAMPAIGN_IDS.blackFriday,
    description: 'Black Week hos Pixelhamn',
    palette: BLACK_WEEK,
    ...blackWeek(now),
  },
  {
    id: 112,
    kind: 'takeover',
    sectionId: 0,
    campaignId: SEASONAL_CAMPAIGN_IDS.julklappstips,
    description: 'Jul i hamnen: tips till alla',
    palette: picture('#3b0a1e', '#ffe066', 'Jul i hamnen', 'Tips till alla', 'gift-card', 'plush', 'brick-set'),
    from: stockholm(`${yearOf(now)}-12-01 00:00:00`),
    to: christmasEve(now),
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
];

/** Banners of sections, top lists and campaigns, at any time. */
const standingPlans = (): BannerPlan[] => [
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
  ...CAMPAIGNS.map(({ id, name, color }, index): BannerPlan => ({
    id: 301 + index,
    kind: 'list',
    sectionId: null,
    campaignId: id,
    description: name,
    palette: picture(
      color,
      '#ffd43b',
      name,
      CAMPAIGN_DRAWINGS[id]?.subtitle ?? '',
      ...(CAMPAIGN_DRAWINGS[id]?.archetypes ?? []),
    ),
  })),
];

export const bannerRows = (now: Date) =>
  [...startPagePlans(now), ...takeoverPlans(now), ...standingPlans()].map(
    ({ from = null, to = null, palette, ...plan }, sort) => ({
      ...plan,
      name: palette.title,
      palette,
      buttonTextColor: plan.kind === 'top' ? '#111111' : null,
      buttonBgColor: plan.kind === 'top' ? palette.accent : null,
      from,
      to,
      sort,
    }),
  );
