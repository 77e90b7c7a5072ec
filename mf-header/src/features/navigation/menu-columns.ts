import { SHOP } from '@shop/contracts/config';
import type { Section } from '@shop/contracts/api/navigation';
import type { Href } from '@shop/contracts/platform';
import { SECTION_IDS } from '@shop/domain/ids';

/** [9-77], [2.5-11] Subcategories of a group before its 'Visa alla' link. */
const MAX_SUBCATEGORIES = 5;
/** [2.5-16] Index of the category in the right column. */
const RIGHT_COLUMN_INDEX = 4;
const NEWS_NAME = 'Nya produkter';

type Category = Section['categories'][number];

export interface MenuLink {
  name: string;
  href: string;
}

/** One group of a dropdown: a heading link, the links below it, and a link to the rest. */
export interface MenuGroup {
  id: string;
  name: string;
  icon: string;
  href: string | null;
  links: MenuLink[];
  more: MenuLink | null;
}

export interface MenuColumns {
  main: MenuGroup[];
  right: MenuGroup[];
}

const hrefOf = (href: Href, { id, name, isCampaign }: Pick<Category, 'id' | 'name' | 'isCampaign'>): string =>
  href(isCampaign ? 'campaign' : 'category', { id, name });

/** [2.5-12], [2.5-13] The construction-toy brand's rest lies in its all-products category. */
const moreLink = (category: Category, href: Href): MenuLink => ({
  name: 'Visa fler',
  href: hrefOf(
    href,
    category.id === SHOP.constructionToyCategoryId ? { ...category, id: SHOP.constructionToyAllProductsId } : category,
  ),
});

const groupOf = (category: Category, href: Href): MenuGroup => {
  const own = hrefOf(href, category);
  const { subCategories, name } = category;
  const base = { id: `category-${category.id}`, name, icon: category.icon, href: own };
  if (subCategories.length === 0) {
    // [2.5-14], [2.5-15] A category without subcategories links to itself; 'Nya produkter' has a text of its own.
    return { ...base, links: [{ name: name === NEWS_NAME ? 'Visa alla nyheter' : name, href: own }], more: null };
  }
  const isLong = subCategories.length > MAX_SUBCATEGORIES;
  const shown = isLong ? subCategories.slice(0, MAX_SUBCATEGORIES - 1) : subCategories;
  return {
    ...base,
    links: shown.map((child) => ({ name: child.name, href: href('category', { id: child.id, name: child.name }) })),
    more: isLong ? moreLink(category, href) : null,
  };
};

const campaignGroup = (section: Section, href: Href): MenuGroup => ({
  id: `campaigns-${section.id}`,
  name: 'Kampanjer',
  icon: 'tag',
  href: null,
  links: section.highlights.map(({ campaign }) => ({ name: campaign.name, href: href('campaign', { ...campaign }) })),
  more: null,
});

/**
 * Layout of a section's dropdown (§2.5): the 5th category, 'Nya produkter' and the section's campaigns in the right
 * column, everything else in the masonry. The bargain section has no right column, so all of it is in the masonry
 * [O2.5-02].
 */
export const menuColumns = (section: Section, href: Href): MenuColumns => {
  const groups = section.categories.map((category) => groupOf(category, href));
  // [O2.5-06] Of the campaigns' own dropdown the names are the links, each of them once.
  if (section.id === SECTION_IDS.campaigns)
    return { main: groups.map((group) => ({ ...group, links: [] })), right: [] };
  if (section.id === SECTION_IDS.fyndwares) return { main: groups, right: [] };
  const isRight = ({ name }: MenuGroup, index: number): boolean => index === RIGHT_COLUMN_INDEX || name === NEWS_NAME;
  return {
    main: groups.filter((group, index) => !isRight(group, index)),
    right: [...groups.filter(isRight), ...(section.highlights.length > 0 ? [campaignGroup(section, href)] : [])],
  };
};
