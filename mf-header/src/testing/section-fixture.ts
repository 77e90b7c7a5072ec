import type { Section } from '@shop/contracts/api/navigation';
import type { SectionTree } from '../features/navigation/header-data.ts';

const category = (id: number, name: string, subs: [number, string][] = []): Section['categories'][number] => ({
  id,
  name,
  icon: 'box',
  isCampaign: false,
  subCategories: subs.map(([subId, subName]) => ({ id: subId, name: subName, icon: 'box' })),
});

/** A small tree for tests: campaigns, gaming, games and toys, bargains. */
export const TEST_TREE: SectionTree = {
  windows: [
    {
      name: 'black-week-nav',
      campaignId: 7866,
      from: Date.UTC(2026, 10, 23) / 1000,
      to: Date.UTC(2026, 10, 30) / 1000,
    },
  ],
  sections: [
    {
      id: 13,
      name: 'Gaming',
      color: '#ff4f8b',
      icon: 'gamepad-2',
      iconColor: '#ffffff',
      highlights: [],
      categories: [
        category(226, 'Tangentbord', [
          [227, 'Mekaniska tangentbord'],
          [228, 'Trådlösa tangentbord'],
        ]),
        category(230, 'Möss'),
      ],
    },
    {
      id: 1,
      name: 'Spel & leksaker',
      color: '#f5a623',
      icon: 'dices',
      iconColor: '#2b1a00',
      highlights: [],
      categories: [category(3144, 'Samlarfigurer', [[3145, 'Figurer']]), category(310, 'Pussel')],
    },
    {
      id: 18,
      name: 'Fyndvaror',
      color: '#c92a2a',
      icon: 'badge-percent',
      iconColor: '#ffffff',
      highlights: [],
      categories: [category(400, 'Fynd: datorer', [[401, 'Laptops']])],
    },
    {
      id: 21,
      name: 'Kampanjer',
      color: '#111827',
      icon: 'badge-percent',
      iconColor: '#ffd43b',
      highlights: [],
      categories: [{ ...category(5000, 'Racing hemma'), isCampaign: true }],
    },
  ],
};
