import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { defineSlot, notFound } from '@shop/platform';
import { InfoPage } from './info-page.tsx';
import { storeQuery } from '../../features/stores/store-query.ts';

const slot = defineSlot({
  load: async ({ route, api, signal }) => {
    const { getInfoPage, getStores } = await import('@shop/contracts/api/content');
    const id = route.params.id ?? route.params.name;
    if (id === undefined) return notFound();
    const { data } = await api.call(getInfoPage, { params: { id } }, { signal });
    const isStores = data.info.id === INFO_PAGE_IDS.stores;
    const stores = isStores ? (await api.call(getStores, {}, { signal })).data.stores : null;
    if (data.info.id !== INFO_PAGE_IDS.giftCards) return { ...data, stores, giftCard: null };
    const { loadGiftCard } = await import('../../features/gift-card/load-gift-card.ts');
    return { ...data, stores, giftCard: await loadGiftCard(api, signal) };
  },
  // [2.2-39] The canonical URL has the page's current slug.
  head: ({ data: { info }, href }) => ({
    title: info.name,
    description: info.ingress || undefined,
    canonicalPath: href('info', { id: info.id, name: info.name }),
    breadcrumbs: [{ title: info.name, path: href('info', { id: info.id, name: info.name }) }],
  }),
  Component: ({ data, route }) => <InfoPage {...data} term={storeQuery(route.query)} />,
});

export default slot;
