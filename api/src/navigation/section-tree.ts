import type { ResponseOf } from '@shop/contracts';
import type { getSectionTree } from '@shop/contracts/api/navigation';
import { SECTION_IDS } from '@shop/domain/ids';
import { unixSeconds } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import type { CategoryRow, Reference } from '../discovery/reference.ts';
import { RUNNING_CAMPAIGN } from './campaigns.ts';

type Tree = ResponseOf<typeof getSectionTree>['data'];
type SectionNode = Tree['sections'][number];

const SECTIONS = `select id, name, color, icon, icon_color as "iconColor" from section order by sort, id`;

const CAMPAIGNS = `
select c.id, c.name, c.section_id as "sectionId" from campaign c where ${RUNNING_CAMPAIGN} order by c.sort, c.id`;

const WINDOWS = `select name, campaign_id as "campaignId", "from", "to" from campaign_window order by "from", id`;

/** Campaigns in the menu of one section. */
const MAX_HIGHLIGHTS = 8;

interface CampaignRow {
  id: number;
  name: string;
  sectionId: number | null;
}

function categoryEntries(reference: Reference, sectionId: number): SectionNode['categories'] {
  const below = (id: number): readonly CategoryRow[] => reference.children.get(id) ?? [];
  return below(0)
    .filter((row) => row.sectionId === sectionId)
    .map(({ id, name, icon }) => ({
      id,
      name,
      icon,
      isCampaign: false,
      subCategories: below(id).map((child) => ({
        id: child.id,
        name: child.name,
        icon: child.icon,
        ...(below(child.id).length > 0 && {
          subCategories: below(child.id).map((each) => ({ id: each.id, name: each.name })),
        }),
      })),
    }));
}

const campaignEntries = (campaigns: readonly CampaignRow[]): SectionNode['categories'] =>
  campaigns.map(({ id, name }) => ({ id, name, icon: 'badge-percent', isCampaign: true, subCategories: [] }));

/**
 * [7.7-10] Sections, their categories to the third level, their running campaigns, and the dated windows as data
 * [9-128].
 */
export async function readSectionTree(named: NamedQuery, reference: Reference, now: Date): Promise<Tree> {
  const [sections, campaigns, windows] = await Promise.all([
    named<{ id: number; name: string; color: string; icon: string; iconColor: string }>('sections', SECTIONS),
    named<CampaignRow & Record<string, unknown>>('section_campaigns', CAMPAIGNS, [now]),
    named<{ name: string; campaignId: number | null; from: Date; to: Date }>('windows', WINDOWS),
  ]);
  return {
    sections: sections.map((section) => ({
      ...section,
      categories:
        section.id === SECTION_IDS.campaigns ? campaignEntries(campaigns) : categoryEntries(reference, section.id),
      highlights: campaigns
        .filter(({ sectionId }) => sectionId === section.id)
        .slice(0, MAX_HIGHLIGHTS)
        .map(({ id, name }) => ({ campaign: { id, name } })),
    })),
    windows: windows.map((row) => ({ ...row, from: unixSeconds(row.from), to: unixSeconds(row.to) })),
  };
}
