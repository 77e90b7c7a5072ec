import { defineSlot } from '@shop/platform';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { bannerPreload } from '../../features/page-components/banner-image.ts';
import { loadPageParts } from '../../features/page-components/page-data.ts';
import { StartPage } from './start-page.tsx';

/** [2.11-01] The start page. */
const slot = defineSlot({
  load: (input) => loadPageParts(input, 'index', '0'),
  head: ({ data, href }) => ({
    title: PAGE_TITLES.index(),
    canonicalPath: href('index'),
    ...bannerPreload(data.banners),
  }),
  Component: ({ data }) => <StartPage parts={data} />,
});
export default slot;
