import { SPECIFIED_WINDOWS } from '@shop/domain/campaign-windows';
import { CAMPAIGN_IDS, SEASONAL_CAMPAIGN_IDS } from '@shop/domain/ids';
import { blackFriday, daysFrom, stockholm, yearOf } from '../engine/calendar.ts';
import { CAMPAIGNS } from './campaigns.ts';

interface WindowRow {
  readonly name: string;
  readonly campaignId: number | null;
  readonly from: Date;
  readonly to: Date;
}

const BLACK_WEEK = CAMPAIGN_IDS.blackFriday;

/** Whole days by the clock in Stockholm, the last second included. */
const days = (name: string, campaignId: number | null, first: string, last: string): WindowRow => ({
  name,
  campaignId,
  from: stockholm(`${first} 00:00:00`),
  to: stockholm(`${last} 23:59:59`),
});

/** Monday to Sunday of the week of Black Friday [O1-13]; the countdown to it begins a week earlier [O2.11-06]. */
const blackWeek = (year: number): WindowRow[] => {
  const monday = blackFriday(year, -4);
  const sunday = blackFriday(year, 2);
  return [
    days('black-week-nav', BLACK_WEEK, monday, sunday),
    days('black-week-usp', BLACK_WEEK, monday, sunday),
    days('black-week-search', BLACK_WEEK, `${year}-11-01`, sunday),
    {
      ...days('campaign-countdown', BLACK_WEEK, blackFriday(year, -11), blackFriday(year, -5)),
      to: stockholm(`${monday} 00:00:00`),
    },
    days('campaign', BLACK_WEEK, monday, sunday),
  ];
};

/** When the yearly campaigns run: first and last day as 'MM-DD'. */
const YEARLY: readonly (readonly [campaignId: number, first: string, last: string])[] = [
  [SEASONAL_CAMPAIGN_IDS.januarirea, '01-01', '01-31'],
  [SEASONAL_CAMPAIGN_IDS.eSportlov, '02-08', '03-08'],
  [SEASONAL_CAMPAIGN_IDS.gamersUnite, '03-16', '03-29'],
  [SEASONAL_CAMPAIGN_IDS.mayThe4th, '05-01', '05-04'],
  [SEASONAL_CAMPAIGN_IDS.festival, '05-22', '05-31'],
  [SEASONAL_CAMPAIGN_IDS.sommarrea, '06-15', '07-31'],
  [SEASONAL_CAMPAIGN_IDS.backToSchool, '08-03', '08-31'],
  [SEASONAL_CAMPAIGN_IDS.singlesDay, '11-11', '11-11'],
  [SEASONAL_CAMPAIGN_IDS.julklappstips, '11-15', '12-24'],
  [SEASONAL_CAMPAIGN_IDS.streamhjalpen, '12-01', '12-15'],
  [SEASONAL_CAMPAIGN_IDS.mellandagsrea, '12-25', '12-31'],
];

const yearly = (year: number): WindowRow[] => [
  ...YEARLY.map(([campaignId, first, last]) => days('campaign', campaignId, `${year}-${first}`, `${year}-${last}`)),
  days('campaign', SEASONAL_CAMPAIGN_IDS.cyberMonday, blackFriday(year, 3), blackFriday(year, 3)),
];

/** The rows exactly as specified, with the front page's move of 2020 [2.2-28]. */
const specified = (): WindowRow[] => [
  ...SPECIFIED_WINDOWS.map(({ kind, campaignId, from, to }) => ({
    name: kind,
    campaignId: campaignId ?? null,
    from: stockholm(from),
    to: stockholm(to),
  })),
  {
    name: 'index-redirect',
    campaignId: BLACK_WEEK,
    from: stockholm('2020-11-26 16:00:00'),
    to: stockholm('2020-11-29 23:59:59'),
  },
];

/** Campaigns that are no season: always open (corporate, trade-in) or running around `now`. */
const current = (now: Date): WindowRow[] => {
  const seasonal = new Set<number>([BLACK_WEEK, SEASONAL_CAMPAIGN_IDS.cyberMonday, ...YEARLY.map(([id]) => id)]);
  const lasting = new Set([CAMPAIGN_IDS.corporate, CAMPAIGN_IDS.tradeIn, 6813, 10006]);
  return CAMPAIGNS.filter(({ id }) => !seasonal.has(id)).map(({ id }, index) => ({
    name: 'campaign',
    campaignId: id,
    from: daysFrom(now, lasting.has(id) ? -700 : -(3 + (index % 9))),
    to: daysFrom(now, lasting.has(id) ? 1500 : 12 + (index % 15)),
  }));
};

export function windowRows(now: Date) {
  const year = yearOf(now);
  const years = [year, year + 1];
  return [...specified(), ...years.flatMap(blackWeek), ...years.flatMap(yearly), ...current(now)].map((row, index) => ({
    id: index + 1,
    ...row,
  }));
}
