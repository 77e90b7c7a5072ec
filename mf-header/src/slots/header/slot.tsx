import { defineSlot } from '@shop/platform';
import { barEntries } from '../../features/navigation/header-data.ts';
import { fetchSectionTree } from '../../features/navigation/section-tree.ts';
import { Header } from './header.tsx';

const slot = defineSlot({
  load: async ({ api, now, href, signal }) => ({
    entries: barEntries(await fetchSectionTree(api, { signal }), now, href),
  }),
  Component: ({ data }) => <Header entries={data.entries} />,
});

export default slot;
