import { type Instant, isWithin, type TimeWindow } from './dates.ts';
import { CAMPAIGN_IDS } from './ids.ts';

/** What a window switches on. */
export const WINDOW_KINDS = ['black-week-nav', 'black-week-usp', 'black-week-search', 'campaign-countdown'] as const;

/** What a window switches on. */
export type WindowKind = (typeof WINDOW_KINDS)[number];

/** A row of the table of windows: new years need only new rows [O9-27]. Times are Europe/Stockholm wall-clock time. */
export interface CampaignWindow extends TimeWindow {
  readonly kind: string;
  readonly campaignId?: number | null | undefined;
}

/** The rows of the specification, unchanged. The USP styling ends with Black Week [O9-27]. */
export const SPECIFIED_WINDOWS: readonly (CampaignWindow & { readonly kind: WindowKind; from: string; to: string })[] =
  [
    { kind: 'black-week-nav', campaignId: 7866, from: '2024-11-11 00:00:01', to: '2024-12-02 23:59:59' },
    { kind: 'black-week-usp', campaignId: 7866, from: '2024-11-15 00:00:00', to: '2024-12-02 23:59:59' },
    { kind: 'black-week-search', campaignId: 7866, from: '2024-11-01 00:00:00', to: '2024-12-02 23:59:59' },
    { kind: 'campaign-countdown', campaignId: 7866, from: '2024-11-11 00:00:00', to: '2024-11-15 00:00:01' },
  ];

/** The first row of this kind that is open now. */
export function openWindow<Row extends CampaignWindow>(
  rows: readonly Row[],
  kind: WindowKind,
  now: Instant,
): Row | undefined {
  return rows.find((row) => row.kind === kind && isWithin(now, row));
}

/** [9-128] Name and target of the campaign entry of the menus: a campaign, or (null) the list of campaigns. */
export function campaignNavEntry(
  rows: readonly CampaignWindow[],
  now: Instant,
): { name: string; campaignId: number | null } {
  const row = openWindow(rows, 'black-week-nav', now);
  return row
    ? { name: 'Black Week', campaignId: row.campaignId ?? CAMPAIGN_IDS.blackFriday }
    : { name: 'Kampanjer', campaignId: null };
}
