import { getCampaigns } from '@shop/contracts';
import { defineSlot, notFound } from '@shop/platform';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { CampaignsPage } from './campaigns-page.tsx';

/** The campaigns that run now, of the whole shop or of one section. */
const slot = defineSlot({
  load: async ({ api, route, signal }) => {
    const { id } = route.params;
    const query = id === undefined ? {} : { sectionId: Number(id) };
    const { data } = await api.call(getCampaigns, { query }, { signal });
    if (id !== undefined && data.sectionName === null) return notFound();
    return { ...data, sectionId: id === undefined ? null : Number(id) };
  },
  head: ({ data: { sectionName, sectionId }, href }) => {
    const all = { title: 'Kampanjer', path: href('campaigns') };
    const own = { title: sectionName ?? '', path: href('campaigns', { id: sectionId }) };
    return {
      title: PAGE_TITLES.campaigns({ name: sectionName }),
      canonicalPath: sectionId === null ? all.path : own.path,
      breadcrumbs: sectionId === null ? [all] : [all, own],
    };
  },
  Component: ({ data }) => <CampaignsPage {...data} />,
});
export default slot;
