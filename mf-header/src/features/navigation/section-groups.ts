import type { Section } from '@shop/contracts/api/navigation';
import type { Href } from '@shop/contracts/platform';
import type { MenuGroup } from './menu-columns.ts';

const MAX_CATEGORIES = 8;

/** The requested sections as groups of their categories, in the requested order. */
export const sectionGroups = (sections: readonly Section[], ids: readonly number[], href: Href): MenuGroup[] =>
  ids
    .flatMap((id) => sections.find((section) => section.id === id) ?? [])
    .map(({ id, name, icon, categories }) => {
      const own = href('section', { id, name });
      return {
        id: `section-${id}`,
        name,
        icon,
        href: own,
        links: categories.slice(0, MAX_CATEGORIES).map((each) => ({
          name: each.name,
          href: href(each.isCampaign ? 'campaign' : 'category', { id: each.id, name: each.name }),
        })),
        more: categories.length > MAX_CATEGORIES ? { name: 'Visa fler', href: own } : null,
      };
    });
