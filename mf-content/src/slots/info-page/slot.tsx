import { defineSlot, notFound } from '@shop/shared/remote';
import { InfoPage } from './info-page.tsx';
import { storeQuery } from '../../features/stores/store-query.ts';

const STORES_ID = 5;

const slot = defineSlot({
  load: async ({ route, api, signal }) => {
    const { getInfoPage, getStores } = await import('@shop/shared/contracts/api/content');
    const id = route.params.id ?? route.params.name;
    if (id === undefined) return notFound();
    const { data } = await api.call(getInfoPage, { params: { id } }, { signal });
    const stores = data.info.id === STORES_ID ? (await api.call(getStores, {}, { signal })).data.stores : null;
    return { ...data, stores };
  },
  // [2.2-39]
  head: ({ data: { info }, href }) => ({
    title: info.name,
    description: info.ingress || undefined,
    canonicalPath: href('info', { id: info.id, name: info.name }),
    breadcrumbs: [{ title: info.name, path: href('info', { id: info.id, name: info.name }) }],
  }),
  Component: ({ data, route }) => <InfoPage {...data} term={storeQuery(route.query)} />,
});

export default slot;
