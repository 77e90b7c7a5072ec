import { CAMPAIGN_IDS, REDIRECT_TYPE_IDS } from '@shop/domain/ids';
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

/** [link title, words that call it up, address] */
const PAGES: readonly (readonly [title: string, keywords: string, url: string])[] = [
  ['Kundservice', 'kundservice hjälp support kontakt fråga', '/info/1-Kundservice'],
  ['Våra butiker', 'butik butiker öppettider adress karta', '/info/5-Vara-butiker'],
  ['Medlemsförmåner', 'medlem medlemskap xp förmåner rank nivå', '/info/6-Medlemsformaner'],
  ['Kontakta oss', 'kontakt telefon mejl ring', '/info/7-Kontakta-oss'],
  ['Köpvillkor', 'villkor köpvillkor betalning', '/info/8-Kopvillkor'],
  ['Leveransvillkor', 'leverans frakt fraktfritt paket ombud', '/info/9-Leveransvillkor'],
  ['Ångerrätt och öppet köp', 'ångra ångerrätt retur returnera öppet köp byte', '/info/15-Angerratt-och-oppet-kop'],
  ['Garantivillkor', 'garanti försäkring', '/info/16-Garantivillkor'],
  ['Reklamation', 'reklamation trasig fel sönder reklamera', '/info/17-Reklamation'],
  ['Jobba hos oss', 'jobb karriär lediga tjänster', '/info/21-Jobba-hos-oss'],
  ['Köp presentkort', 'presentkort gåvokort present', '/info/28-Kop-presentkort'],
  ['Miljöpolicy', 'miljö återvinning hållbarhet', '/info/35-Miljopolicy'],
  ['Integritetspolicy', 'gdpr integritet personuppgifter kakor cookies', '/info/26-Integritetspolicy'],
  ['Kakor (cookies)', 'kakor cookies samtycke', '/info/101-Kakor-cookies'],
  ['Tillgänglighet', 'tillgänglighet skärmläsare wcag', '/info/102-Tillganglighet'],
  ['Betalning', 'betala betalning kort swish faktura', '/info/103-Betalning'],
  ['Retur steg för steg', 'retur returnera ångra byta', '/info/104-Retur-steg-for-steg'],
  ['Produktsäkerhet och återkallelser', 'återkallelse säkerhet farlig', '/info/107-Produktsakerhet-och-aterkallelser'],
  ['Bygg din dator', 'bygg konfigurera polarsten egen dator', '/polarsten-cto'],
  ['Delbetalning', 'delbetala avbetalning kredit ränta', '/delbetalning'],
  ['Byt in mobil eller surfplatta', 'inbyte byt in sälja mobil', '/campaign/8984-Byt-in-din-mobil-eller-surfplatta'],
  ['För företag', 'företag faktura b2b organisationsnummer', '/campaign/8827-Pixelhamn-Foretag'],
];

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
  toCampaign('campaign', '6933', CAMPAIGN_IDS.mellandagsrea),
  toCampaign('campaign', '7869', CAMPAIGN_IDS.blackFriday),
  toCampaign('info', '14', CAMPAIGN_IDS.corporate),
];
