import * as z from 'zod';
import { CAMPAIGN_IDS, REDIRECT_TYPE_IDS, SEASONAL_CAMPAIGN_IDS } from '@shop/domain/ids';
import { readData } from '../engine/read-data.ts';
import { blackFriday, daysFrom, stockholm, yearOf } from '../engine/calendar.ts';

export const siteMessageRows = (now: Date) => [
  {
    id: 1,
    type: 'ok' as const,
    message: 'Öppet köp i 30 dagar, julklappar till 15 januari. <a href="/info/15-Angerratt-och-oppet-kop">Läs mer</a>',
    avatarId: 1,
    from: null,
    to: null,
  },
  {
    id: 2,
    type: 'ok' as const,
    message:
      'Medlemmar har <strong>fri frakt från 500 kr</strong>. <a href="/info/6-Medlemsformaner">Se förmånerna</a>',
    avatarId: 3,
    from: null,
    to: null,
  },
  {
    id: 3,
    type: 'info' as const,
    message:
      'Byt in din gamla mobil och få avdrag direkt. <a href="/campaign/8984-Byt-in-din-mobil-eller-surfplatta">Så gör du</a>',
    avatarId: 5,
    from: daysFrom(now, -20),
    to: daysFrom(now, 60),
  },
  {
    id: 4,
    type: 'info' as const,
    message: 'Black Week är igång. <a href="/campaign/7866-Black-Week">Till priserna</a>',
    avatarId: 7,
    from: stockholm(`${blackFriday(yearOf(now), -4)} 00:00:00`),
    to: stockholm(`${blackFriday(yearOf(now), 2)} 23:59:59`),
  },
  {
    id: 5,
    type: 'error' as const,
    message: 'Leveranser till Visby är försenade en dag på grund av hårt väder.',
    avatarId: null,
    from: daysFrom(now, -1),
    to: daysFrom(now, 2),
  },
];

/** [link title, words that find it, path] */
const PAGES = readData('content/search-links.json', z.array(z.tuple([z.string(), z.string(), z.string()])));

export const searchLinkRows = (now: Date) => {
  const year = yearOf(now);
  const events = [
    {
      title: 'Black Week',
      keywords: ['black', 'week', 'friday', 'rea'],
      url: '/campaign/7866-Black-Week',
      from: stockholm('2024-11-01 00:00:00'),
      to: stockholm('2024-12-02 23:59:59'),
    },
    {
      title: 'Black Week',
      keywords: ['black', 'week', 'friday', 'rea'],
      url: '/campaign/7866-Black-Week',
      from: stockholm(`${year}-11-01 00:00:00`),
      to: stockholm(`${blackFriday(year, 2)} 23:59:59`),
    },
    {
      title: 'Julklappstips',
      keywords: ['jul', 'julklapp', 'present'],
      url: '/campaign/7713-Julklappstips',
      from: stockholm(`${year}-11-15 00:00:00`),
      to: stockholm(`${year}-12-24 23:59:59`),
    },
    {
      title: 'Mellandagsrea',
      keywords: ['mellandagsrea', 'rea'],
      url: '/campaign/7894-Mellandagsrea',
      from: stockholm(`${year}-12-25 00:00:00`),
      to: stockholm(`${year}-12-31 23:59:59`),
    },
  ];
  return [
    ...events.map((event) => ({ kind: 'event' as const, ...event })),
    ...PAGES.map(([title, words, url]) => ({
      kind: 'page' as const,
      title,
      keywords: words.split(' '),
      url,
      from: null,
      to: null,
    })),
  ].map((row, index) => ({ id: index + 1, ...row }));
};

const toCampaign = (fromType: string, fromId: string, campaignId: number) => ({
  fromType,
  fromId,
  toTypeId: REDIRECT_TYPE_IDS.Campaign,
  toId: String(campaignId),
});

/** The table of §2.2. The gift-card product and info pages are moved by the shell, which knows their pages. */
export const REDIRECT_ROWS = [
  toCampaign('category', '13852', 4619),
  toCampaign('category', '13853', 4619),
  toCampaign('category', '3144', 6813),
  toCampaign('category', '16630', CAMPAIGN_IDS.tradeIn),
  toCampaign('category', '16631', CAMPAIGN_IDS.tradeIn),
  toCampaign('category', '16859', 9952),
  toCampaign('campaign', '6911', 7005),
  toCampaign('campaign', '6280', 7005),
  toCampaign('campaign', '6933', SEASONAL_CAMPAIGN_IDS.mellandagsrea),
  toCampaign('campaign', '7869', CAMPAIGN_IDS.blackFriday),
  toCampaign('info', '14', CAMPAIGN_IDS.corporate),
];
