import type { CategoryNode } from '@shop/contracts/api/discovery';
import type { Section } from '@shop/contracts/api/navigation';
import type { Href } from '@shop/contracts/platform';
import { SECTION_IDS } from '@shop/domain/ids';
import { campaignEntry } from './campaign-entry.ts';
import type { SectionTree } from './header-data.ts';
import type { MenuLink } from './menu-columns.ts';
import { branchOf } from './nav-position.ts';

export interface SideLink extends MenuLink {
  isCurrent?: boolean;
}

/** §2.6 What the side menu shows: the way back, the heading, what lies below it, and the campaigns. */
export interface SideMenuView {
  back: MenuLink | null;
  heading: MenuLink | null;
  links: SideLink[];
  /** [2.6-07] The 'Kampanjer' link; null on manufacturer pages and in the bargain section. */
  campaigns: MenuLink | null;
}

interface Step {
  id: number;
  name: string;
  href: string;
  children: readonly { id: number; name: string; href: string }[];
}

const HOME: MenuLink = { name: 'Hem', href: '/se' };

/** [2.6-12], [O2.6-03] The section whose side menu has an extra link to board games. */
const PLAY_SECTION_ID = 1;
const BOARD_GAMES = { id: 3600, name: 'Sällskapsspel & kortspel' };

const categoryLink =
  (href: Href) =>
  ({ id, name, isCampaign = false }: { id: number; name: string; isCampaign?: boolean }) => ({
    id,
    name,
    href: href(isCampaign ? 'campaign' : 'category', { id, name }),
  });

const sectionStep = (section: Section, href: Href): Step => ({
  id: section.id,
  name: section.name,
  href: href('section', { id: section.id, name: section.name }),
  children: section.categories.map(categoryLink(href)),
});

/**
 * The path from a section's top category down to the category of that id; empty when the section does not contain it.
 */
function pathTo(section: Section, id: number, href: Href): Step[] {
  const link = categoryLink(href);
  for (const category of section.categories) {
    const first: Step = { ...link(category), children: category.subCategories.map(link) };
    if (category.id === id) return [first];
    for (const sub of category.subCategories) {
      const second: Step = { ...link(sub), children: (sub.subCategories ?? []).map(link) };
      if (sub.id === id) return [first, second];
      const leaf = sub.subCategories?.find((each) => each.id === id);
      if (leaf) return [first, second, { ...link(leaf), children: [] }];
    }
  }
  return [];
}

const linkOf = ({ name, href }: MenuLink): MenuLink => ({ name, href });

/** The level to show: the current category's children, or its brothers when it has none [2.6-04]. */
function levelOf(path: readonly Step[], currentId: number | null): SideMenuView {
  const last = path.at(-1);
  const shown = last && last.children.length === 0 && path.length > 1 ? path.length - 2 : path.length - 1;
  const step = path[shown];
  const parent = path[shown - 1];
  if (!step) return { back: null, heading: null, links: [], campaigns: null };
  return {
    back: parent ? linkOf(parent) : HOME,
    heading: linkOf(step),
    links: step.children.map((child) => ({ ...linkOf(child), ...(child.id === currentId && { isCurrent: true }) })),
    campaigns: null,
  };
}

export interface SideMenuPlace {
  tree: SectionTree;
  now: Date;
  href: Href;
  /** The category or section that the page shows; null for neither. */
  categoryId: number | null;
  sectionId: number | null;
}

/** The side menu of category, campaign list and article pages. */
export function sideMenuView({ tree, now, href, categoryId, sectionId }: SideMenuPlace): SideMenuView {
  const { sections, windows } = tree;
  const wanted = categoryId === null ? null : branchOf(categoryId);
  const found = sections
    .map((section) => ({ section, path: wanted === null ? [] : pathTo(section, wanted, href) }))
    .find(({ section, path }) => path.length > 0 || (wanted === null && section.id === sectionId));
  if (!found || found.section.id === SECTION_IDS.campaigns) {
    const links = sections
      .filter(({ id }) => id !== SECTION_IDS.campaigns)
      .map((section) => linkOf(sectionStep(section, href)));
    return { back: HOME, heading: null, links, campaigns: campaignEntry(windows, now, href) };
  }
  const { section, path } = found;
  const view = levelOf([sectionStep(section, href), ...path], wanted);
  const isTopLevel = view.heading?.href === href('section', { id: section.id, name: section.name });
  const extra = section.id === PLAY_SECTION_ID && isTopLevel ? [linkOf(categoryLink(href)(BOARD_GAMES))] : [];
  return {
    ...view,
    links: [...view.links, ...extra.filter((link) => view.links.every((each) => each.href !== link.href))],
    campaigns: section.id === SECTION_IDS.fyndwares ? null : campaignEntry(windows, now, href, section.id),
  };
}

export interface ManufacturerPlace {
  manufacturer: { id: number; name: string };
  children: readonly CategoryNode[];
  categoryId: number | null;
  href: Href;
}

const manufacturerPath = (nodes: readonly CategoryNode[], id: number): CategoryNode[] => {
  for (const node of nodes) {
    const below = node.id === id ? [] : manufacturerPath(node.children, id);
    if (node.id === id || below.length > 0) return [node, ...below];
  }
  return [];
};

/**
 * [2.6-08] On a manufacturer's pages: the categories that have the manufacturer's products, without a campaigns link.
 */
export function manufacturerMenuView({ manufacturer, children, categoryId, href }: ManufacturerPlace): SideMenuView {
  const link = ({ id, name }: CategoryNode) => ({
    id,
    name,
    href: href('manufacturer-page', {
      id: manufacturer.id,
      name: manufacturer.name,
      categoryId: id,
      categoryName: name,
    }),
  });
  const root: Step = {
    id: manufacturer.id,
    name: manufacturer.name,
    href: href('manufacturer', { id: manufacturer.id, name: manufacturer.name }),
    children: children.map(link),
  };
  const path = categoryId === null ? [] : manufacturerPath(children, categoryId);
  return levelOf([root, ...path.map((node) => ({ ...link(node), children: node.children.map(link) }))], categoryId);
}
