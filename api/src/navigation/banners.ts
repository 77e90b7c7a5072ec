import type { Banner } from '@shop/shared/contracts/api/navigation';
import type { NamedQuery } from '../db/named-query.ts';

/** [2.11-23] */
const WIDTHS = { top: 1128, takeover: 500, list: 966 } as const;
const MOBILE_WIDTH = 720;

type BannerKind = keyof typeof WIDTHS;

const BANNERS = `
select b.id, b.kind, b.name, b.description, b.button_text_color as "textColor", b.button_bg_color as "bgColor",
  c.id as "campaignId", c.name as "campaignName"
from banner b left join campaign c on c.id = b.campaign_id
where b.kind in ('top', 'takeover') and (b.section_id = $1 or (b.kind = 'takeover' and b.section_id is null))
  and (b."from" is null or b."from" <= $2) and (b."to" is null or $2 < b."to" + interval '1 second')
order by b.sort, b.id`;

interface BannerRow extends Record<string, unknown> {
  id: number;
  kind: BannerKind;
  name: string;
  description: string;
  textColor: string | null;
  bgColor: string | null;
  campaignId: number | null;
  campaignName: string | null;
}

const wireBanner = (row: BannerRow): Banner => ({
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
  const rows = await named<BannerRow>('banners', BANNERS, [sectionId, now]);
  const takeover = rows.find(({ kind }) => kind === 'takeover');
  return {
    banners: rows.filter(({ kind }) => kind === 'top').map(wireBanner),
    takeover: takeover === undefined ? null : wireBanner(takeover),
  };
}
