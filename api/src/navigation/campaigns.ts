import type { Campaign } from '@shop/contracts/api/discovery';
import { unixSeconds } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';

/**
 * Windows that say when a campaign itself runs; the others dress the shop up for it. `to` is the last second of them.
 */
const OWN_WINDOW = `w.campaign_id = c.id and w.name = 'campaign'`;

/** SQL: campaign `c` runs at $1. One without windows runs as long as it is active. */
export const RUNNING_CAMPAIGN = `c.is_active and (
  not exists (select 1 from campaign_window w where ${OWN_WINDOW})
  or exists (select 1 from campaign_window w where ${OWN_WINDOW} and w."from" <= $1 and $1 < w."to" + interval '1 second'))`;

/** The window that is open at $1, else the next one, else the last one. */
const CAMPAIGN_COLUMNS = `
  c.id, c.name, c.meta_title as "metaTitle", c.description, c.section_id as "sectionId", c.color,
  (select b.id from banner b where b.campaign_id = c.id order by b.kind = 'list' desc, b.sort, b.id limit 1) as "bannerId",
  w."from", w."to"`;
const CAMPAIGN_WINDOW = `
left join lateral (
  select w."from", w."to" from campaign_window w where ${OWN_WINDOW}
  order by w."to" + interval '1 second' > $1 desc, abs(extract(epoch from w."from" - $1)) limit 1) w on true`;

const ONE = `select ${CAMPAIGN_COLUMNS} from campaign c ${CAMPAIGN_WINDOW} where c.id = $2`;
const RUNNING = `
select ${CAMPAIGN_COLUMNS} from campaign c ${CAMPAIGN_WINDOW}
where ${RUNNING_CAMPAIGN} and ($2::int is null or c.section_id = $2) order by c.sort, c.id`;

interface CampaignRow extends Record<string, unknown> {
  id: number;
  name: string;
  metaTitle: string | null;
  description: string;
  sectionId: number | null;
  color: string;
  bannerId: number | null;
  from: Date | null;
  to: Date | null;
}

const serializeCampaign = ({ bannerId, from, to, ...row }: CampaignRow): Campaign => ({
  ...(row as Pick<CampaignRow, 'id' | 'name' | 'metaTitle' | 'description' | 'sectionId' | 'color'>),
  imageUrl: bannerId === null ? null : `/images/banner/${bannerId}?w=966`,
  startsAt: from === null ? null : unixSeconds(from),
  endsAt: to === null ? null : unixSeconds(to),
});

/** [O7-21] A campaign, whether it runs or not: links to old ones must not break. */
export async function readCampaign(named: NamedQuery, id: number, now: Date): Promise<Campaign | null> {
  const [row] = await named<CampaignRow>('campaign', ONE, [now, id]);
  return row === undefined ? null : serializeCampaign(row);
}

/** [O7-21] The campaigns that run now, of one section or all. */
export async function readRunningCampaigns(
  named: NamedQuery,
  sectionId: number | null,
  now: Date,
): Promise<Campaign[]> {
  const rows = await named<CampaignRow>('campaigns', RUNNING, [now, sectionId]);
  return rows.map(serializeCampaign);
}
