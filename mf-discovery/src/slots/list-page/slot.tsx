import { defineSlot } from '@shop/platform';
import { listHead } from './list-head.ts';
import { ListPage } from './list-page.tsx';
import { loadList } from './load-list.ts';

/** Every page that lists products: category, search, campaign, manufacturer and top list. */
const slot = defineSlot({
  load: loadList,
  head: ({ data, href }) => listHead(data, href),
  Component: ({ data }) => <ListPage {...data} />,
});
export default slot;
