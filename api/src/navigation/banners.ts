import type { PlacedBanner } from '@shop/contracts/api/display';
import type { Banner } from '@shop/contracts/api/navigation';
import { unixSeconds } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { RUNNING_CAMPAIGN } from './campaigns.ts';

/** Full widths of the banners in pixels [2.11-23]. */
const WIDTHS = { top: 1128, takeover: 500, list: 966 } as const;
const MOBILE_WIDTH = 720;

/** Sizes in which images are rendered: heights of takeovers [O9-21], widths of the others. */
const SIZES: Readonly<Record<BannerKind, readonly number[]>> = {
  top: [480, 730, 1128, 2256],
  list: [480, 966, 1932],
  takeover: [720, 1080, 1440, 2160],
};

type BannerKind = keyof typeof WIDTHS;

const COLUMNS = `
  b.id, b.kind, b.section_id as "sectionId", b.name, b.description, b.button_text_color as "textColor",
  b.button_bg_color as "bgColor", b."from", b."to",
  b.palette->>'background' as background, c.id as "campaignId", c.name as "campaignName"`;

/** `to` is the last second of the window. */
const openAt = (now: string): string =>
  `(b."from" is null or b."from" <= ${now}) and (b."to" is null or ${now} < b."to" + interval '1 second')`;

/** A banner without a window of its own is shown while its campaign runs. */
const BANNERS = `
select ${COLUMNS} from banner b left join campaign c on c.id = b.campaign_id
where b.kind in ('top', 'takeover') and (b.section_id = $2 or (b.kind = 'takeover' and b.section_id is null))
  and ${openAt('$1')} and (b.campaign_id is null or b."from" is not null or (${RUNNING_CAMPAIGN}))
order by b.sort, b.id`;

const PLACED = `
select ${COLUMNS} from banner b left join campaign c on c.id = b.campaign_id
where ($1::text is null or b.kind = $1) and ($3::int is null or b.campaign_id = $3)
  and ($2::int is null or b.section_id = $2 or (b.kind = 'takeover' and b.section_id is null)) and ${openAt('$4')}
order by array_position(array['list','takeover','top'], b.kind), b.sort, b.id`;

interface BannerRow extends Record<string, unknown> {
  id: number;
  kind: BannerKind;
  sectionId: number | null;
  from: Date | null;
  to: Date | null;
  name: string;
  description: string;
  textColor: string | null;
  bgColor: string | null;
  campaignId: number | null;
  campaignName: string | null;
  background: string;
}

const serializeBanner = (row: BannerRow): Banner => ({
  id: row.id,
  name: row.name,
  description: row.description,
  imageUrl: `/images/${row.kind === 'takeover' ? 'takeover' : 'banner'}/${row.id}?w=${WIDTHS[row.kind]}`,
  mobileImageUrl: `/images/${row.kind === 'takeover' ? 'takeover' : 'banner'}/${row.id}?w=${MOBILE_WIDTH}`,
  campaign:
    row.campaignId === null || row.campaignName === null ? null : { id: row.campaignId, name: row.campaignName },
  button: row.textColor === null || row.bgColor === null ? null : { textColor: row.textColor, bgColor: row.bgColor },
});

/** The banners of the start page (section 0) or a section page that are to be shown now. */
export async function readBanners(
  named: NamedQuery,
  sectionId: number,
  now: Date,
): Promise<{ banners: Banner[]; takeover: Banner | null }> {
  const rows = await named<BannerRow>('banners', BANNERS, [now, sectionId]);
  const takeover = rows.find(({ kind }) => kind === 'takeover');
  return {
    banners: rows.filter(({ kind }) => kind === 'top').map(serializeBanner),
    takeover: takeover === undefined ? null : serializeBanner(takeover),
  };
}

const sideOf = (id: number, side: 'left' | 'right'): string => `/images/takeover/${id}?side=${side}`;

export interface BannerOptions {
  placement: BannerKind | undefined;
  /** 0 is the start page; takeovers of every page belong to it too. */
  sectionId: number | undefined;
  campaignId: number | undefined;
}

/** Banners whose window is open [O7-21], with position, window and sizes [3-114]. */
export async function readPlacedBanners(named: NamedQuery, options: BannerOptions, now: Date): Promise<PlacedBanner[]> {
  const { placement = null, sectionId = null, campaignId = null } = options;
  const rows = await named<BannerRow>('placed_banners', PLACED, [placement, sectionId, campaignId, now]);
  return rows.map((row) => ({
    ...serializeBanner(row),
    placement: row.kind,
    sectionId: row.sectionId,
    from: row.from === null ? null : unixSeconds(row.from),
    to: row.to === null ? null : unixSeconds(row.to),
    sizes: [...SIZES[row.kind]],
    sides: row.kind === 'takeover' ? { left: sideOf(row.id, 'left'), right: sideOf(row.id, 'right') } : null,
    background: row.background,
  }));
}
