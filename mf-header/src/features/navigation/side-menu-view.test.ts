import { href } from '@shop/contracts/routing';
import { describe, expect, it } from '@jest/globals';
import { TEST_TREE } from '../../testing/section-fixture.ts';
import { manufacturerMenuView, sideMenuView } from './side-menu-view.ts';

const view = (categoryId: number | null, sectionId: number | null = null) =>
  sideMenuView({ tree: TEST_TREE, now: new Date('2026-03-12T10:00:00Z'), href, categoryId, sectionId });

describe('the side menu', () => {
  it('[2.6-04] [2.6-05] [2.6-06] shows a category’s subcategories under its heading, with the way back to its section', () => {
    expect(view(226)).toMatchObject({
      back: { name: 'Gaming', href: '/se/section/13-Gaming' },
      heading: { name: 'Tangentbord', href: '/se/category/226-Tangentbord' },
      links: [{ name: 'Mekaniska tangentbord' }, { name: 'Trådlösa tangentbord' }],
    });
  });

  it('[2.6-04] shows the brothers of a category without children, and which one it is', () => {
    const { heading, links } = view(227);
    expect(heading?.name).toBe('Tangentbord');
    expect(links).toEqual([
      { name: 'Mekaniska tangentbord', href: '/se/category/227-Mekaniska-tangentbord', isCurrent: true },
      { name: 'Trådlösa tangentbord', href: '/se/category/228-Tradlosa-tangentbord' },
    ]);
  });

  it('[2.6-04] [2.6-05] shows the sections when the page belongs to none, with the way home', () => {
    const { back, heading, links } = view(null);
    expect([back?.href, heading]).toEqual(['/se', null]);
    expect(links.map(({ name }) => name)).toEqual(['Gaming', 'Spel & leksaker', 'Fyndvaror']);
  });

  it('[2.6-07] adds the campaigns of the section, but not among the bargains', () => {
    expect(view(226).campaigns).toEqual({ name: 'Kampanjer', href: '/se/campaigns/13' });
    expect(view(400).campaigns).toBeNull();
  });

  it('[2.6-12] adds board games and playing cards at the top of section 1 only', () => {
    const extra = { name: 'Sällskapsspel & kortspel', href: '/se/category/3600-Sallskapsspel-kortspel' };
    expect(view(310).links).toContainEqual(extra);
    expect(view(null, 1).links).toContainEqual(extra);
    expect(view(3144).links).not.toContainEqual(extra);
    expect(view(230).links).not.toContainEqual(extra);
  });

  it('[2.2-29] takes 6813 for 3144', () => {
    expect(view(6813).heading?.name).toBe('Samlarfigurer');
  });

  it('[2.6-07] [2.6-08] shows a manufacturer’s own tree without campaigns', () => {
    const node = (id: number, name: string, parent: number | null) => ({
      id,
      name,
      icon: 'box',
      productCount: 3,
      level: 1,
      parent,
    });
    const children = [
      { ...node(226, 'Tangentbord', null), children: [{ ...node(227, 'Mekaniska', 226), children: [] }] },
    ];
    const shown = manufacturerMenuView({ manufacturer: { id: 9, name: 'Klackverk' }, children, categoryId: 226, href });
    expect(shown).toEqual({
      back: { name: 'Klackverk', href: '/se/manufacturer/9-Klackverk' },
      heading: { name: 'Tangentbord', href: '/se/manufacturer/9-Klackverk/226-Tangentbord' },
      links: [{ name: 'Mekaniska', href: '/se/manufacturer/9-Klackverk/227-Mekaniska' }],
      campaigns: null,
    });
  });
});
