import { defineSlot } from '@shop/platform';
import { loadSideMenu } from './load-side-menu.ts';
import { SideMenu } from './side-menu.tsx';

const slot = defineSlot({
  load: ({ route, api, now, href, signal }) => loadSideMenu({ route, api, now, href }, { signal }),
  Component: ({ data }) => <SideMenu initial={data} />,
});

export default slot;
