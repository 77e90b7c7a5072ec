import { getCategoryTiles, getSection } from '@shop/contracts';
import { TILE_ENTITY_TYPES } from '@shop/domain/ids';
import { defineSlot } from '@shop/platform';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { bannerPreload } from '../../features/page-components/banner-image.ts';
import { loadPageParts } from '../../features/page-components/page-data.ts';
import { SectionPage } from './section-page.tsx';

/** [2.11-01] The page of one section of the shop. */
const slot = defineSlot({
  load: async (input) => {
    const { api, route, signal } = input;
    const id = Number(route.params.id);
    const [{ data }, tiles, parts] = await Promise.all([
      api.call(getSection, { params: { id } }, { signal }),
      api.call(getCategoryTiles, { query: { entityType: TILE_ENTITY_TYPES.section, entityId: id } }, { signal }),
      loadPageParts(input, 'section', String(id)),
    ]);
    return { section: data.section, tiles, parts };
  },
  head: ({ data, href }) => {
    const path = href('section', data.section);
    return {
      title: PAGE_TITLES.section(data.section),
      canonicalPath: path,
      ...bannerPreload(data.parts.banners),
      breadcrumbs: [{ title: data.section.name, path }],
    };
  },
  Component: ({ data }) => <SectionPage {...data} />,
});
export default slot;
