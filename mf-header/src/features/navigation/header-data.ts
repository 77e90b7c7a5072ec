import type { getSectionTree, Section } from '@shop/contracts/api/navigation';
import type { ResponseOf } from '@shop/contracts/endpoint';
import type { Href } from '@shop/contracts/platform';
import { SECTION_IDS } from '@shop/domain/ids';
import { campaignEntry } from './campaign-entry.ts';

export type SectionTree = ResponseOf<typeof getSectionTree>['data'];

/** The section fields that the bar under the header needs. The rest of the tree is fetched when a menu is opened. */
export interface BarEntry {
  id: number;
  name: string;
  href: string;
  color: string;
  /** [O2.5-06] A section with nothing below it is a plain link. */
  hasMenu: boolean;
}

const hasContent = ({ categories, highlights }: Section): boolean => categories.length + highlights.length > 0;

/** [2.5-02..07] The campaign section first, with the season's name and URL, then every other section. */
export const barEntries = ({ sections, windows }: SectionTree, now: Date, href: Href): BarEntry[] => {
  const campaigns = sections.find(({ id }) => id === SECTION_IDS.campaigns);
  const others = sections.filter(({ id }) => id !== SECTION_IDS.campaigns);
  return [
    {
      id: SECTION_IDS.campaigns,
      ...campaignEntry(windows, now, href),
      color: campaigns?.color ?? '',
      hasMenu: campaigns !== undefined && hasContent(campaigns),
    },
    ...others.map((section) => ({
      id: section.id,
      name: section.name,
      href: href('section', { id: section.id, name: section.name }),
      color: section.color,
      hasMenu: hasContent(section),
    })),
  ];
};
