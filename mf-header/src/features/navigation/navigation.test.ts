import { describe, expect, it } from '@jest/globals';
import type { Section } from '@shop/contracts/api/navigation';
import { href } from '@shop/contracts/routing';
import { campaignEntry } from './campaign-entry.ts';
import { menuColumns } from './menu-columns.ts';
import { findNode, navTree, showsCampaigns, topItemLabel } from './nav-node.ts';

const sub = (count: number, from = 100) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `Under ${index + 1}`, icon: 'box' }));
const category = (id: number, name: string, subCategories = sub(2, id * 100)) => ({
  id,
  name,
  icon: 'box',
  isCampaign: false,
  subCategories,
});
const section = (id: number, categories: Section['categories'], highlights: Section['highlights'] = []): Section => ({
  id,
  name: `Avdelning ${id}`,
  color: '#112233',
  icon: 'gamepad-2',
  iconColor: '#445566',
  categories,
  highlights,
});
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => category(index + 1, `Kategori ${index + 1}`));

describe('a section’s dropdown', () => {
  it('[2.5-11] shows up to 5 subcategories without a show-more link', () => {
    const [group] = menuColumns(section(13, [category(1, 'Möss', sub(5))]), href).main;
    expect(group?.links).toHaveLength(5);
    expect(group?.more).toBeNull();
  });

  it('[2.5-12] shows 4 of more than 5 subcategories, followed by "Visa fler"', () => {
    const [group] = menuColumns(section(13, [category(1, 'Möss', sub(6))]), href).main;
    expect(group?.links).toHaveLength(4);
    expect(group?.more).toEqual({ name: 'Visa fler', href: '/se/category/1-Moss' });
  });

  it('[2.5-13] [O2.5-01] the construction-toy brand’s show-more goes to category 5269', () => {
    const [group] = menuColumns(section(1, [category(5260, 'Byggfix', sub(9))]), href).main;
    expect(group?.more?.href).toMatch(/^\/se\/category\/5269-/);
  });

  it('[2.5-14] a category without subcategories links to itself', () => {
    const [group] = menuColumns(section(13, [category(7, 'Kablar', [])]), href).main;
    expect(group?.links).toEqual([{ name: 'Kablar', href: '/se/category/7-Kablar' }]);
  });

  it('[2.5-15] "Nya produkter" without subcategories says "Visa alla nyheter"', () => {
    const { right } = menuColumns(section(13, [category(7, 'Nya produkter', [])]), href);
    expect(right[0]?.links[0]?.name).toBe('Visa alla nyheter');
  });

  it('[2.5-16][2.5-17][2.5-18] the right column holds the 5th category, "Nya produkter" and the campaigns, in that order', () => {
    const { main, right } = menuColumns(
      section(13, [...many(6), category(9, 'Nya produkter', [])], [{ campaign: { id: 7866, name: 'Black Week' } }]),
      href,
    );
    expect(right.map(({ name }) => name)).toEqual(['Kategori 5', 'Nya produkter', 'Kampanjer']);
    expect(right[2]?.links).toEqual([{ name: 'Black Week', href: '/se/campaign/7866-Black-Week' }]);
    expect(main.map(({ name }) => name)).toEqual([
      'Kategori 1',
      'Kategori 2',
      'Kategori 3',
      'Kategori 4',
      'Kategori 6',
    ]);
  });

  it('[O2.5-07] the right column leaves out the 5th category where there are only four', () => {
    const { main, right } = menuColumns(section(13, many(4), [{ campaign: { id: 1, name: 'Rea' } }]), href);
    expect(right.map(({ name }) => name)).toEqual(['Kampanjer']);
    expect(main).toHaveLength(4);
  });

  it('[2.5-19] [O2.5-02] the fyndware section has no right column, and nothing is lost by it', () => {
    const { main, right } = menuColumns(
      section(18, [...many(6), category(9, 'Nya produkter', [])], [{ campaign: { id: 1, name: 'Rea' } }]),
      href,
    );
    expect(right).toEqual([]);
    expect(main).toHaveLength(7);
  });
});

describe('the campaign entry', () => {
  const windows = [
    {
      name: 'black-week-nav',
      campaignId: 7866,
      from: Date.parse('2024-11-11T00:00:01+01:00') / 1000,
      to: Date.parse('2024-12-02T23:59:59+01:00') / 1000,
    },
  ];
  it.each(['2024-11-11T00:00:01+01:00', '2024-12-02T23:59:59+01:00'])(
    '[2.5-04][2.5-05][9-128] is Black Week’s campaign at %s',
    (timestamp) => {
      expect(campaignEntry(windows, new Date(timestamp), href)).toEqual({
        name: 'Black Week',
        href: '/se/campaign/7866-Black-Week',
      });
    },
  );
  it.each(['2024-11-11T00:00:00+01:00', '2024-12-03T00:00:00+01:00'])(
    '[2.5-06][2.5-07] is the list of campaigns at %s',
    (timestamp) => {
      expect(campaignEntry(windows, new Date(timestamp), href)).toEqual({ name: 'Kampanjer', href: '/se/campaigns' });
    },
  );
});

describe('the hamburger menu', () => {
  const tree = navTree([section(13, many(2)), section(18, many(1))], href);

  it('[2.7-05] calls a section’s own link "Gå till X"', () => {
    expect(topItemLabel(findNode(tree, 'section-13'))).toBe('Gå till Avdelning 13');
  });
  it('[2.7-06] calls a deeper node’s own link "Visa alla i X"', () => {
    expect(topItemLabel(findNode(tree, 'category-1'))).toBe('Visa alla i Kategori 1');
  });
  it('[2.7-01] leads from "Hem" down to the parent', () => {
    expect(findNode(tree, 'category-1').previous.map(({ title }) => title)).toEqual(['Hem', 'Avdelning 13']);
  });
  it('[2.7-10] [O2.7-03] shows the campaigns link at the root and in a section, but no deeper', () => {
    expect([tree, findNode(tree, 'section-13'), findNode(tree, 'category-1')].map(showsCampaigns)).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('[2.7-11] [O2.5-03] hides the campaigns link in the outlet section', () => {
    expect(showsCampaigns(findNode(tree, 'section-18'))).toBe(false);
  });
});
