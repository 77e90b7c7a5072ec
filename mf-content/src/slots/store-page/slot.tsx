import { defineSlot } from '@shop/platform';
import { storeJsonLd } from '../../features/stores/store-json-ld.ts';
import { StorePage } from './store-page.tsx';

const STORES = { id: 5, name: 'Våra butiker' };

const slot = defineSlot({
  load: async ({ route, api, signal }) => {
    const { getStore } = await import('@shop/contracts/api/content');
    const { data } = await api.call(getStore, { params: { id: Number(route.params.id) } }, { signal });
    return data;
  },
  // [2.2-40] The canonical URL has the store's current slug.
  head: ({ data: { store }, href }) => {
    const path = href('store', { id: store.id, name: store.name });
    return {
      title: store.name,
      description: `Öppettider, adress och service i butiken ${store.name}, ${store.street}, ${store.city}.`,
      canonicalPath: path,
      breadcrumbs: [
        { title: STORES.name, path: href('info', STORES) },
        { title: store.name, path },
      ],
      jsonLd: [storeJsonLd(store, path)],
    };
  },
  Component: ({ data }) => <StorePage {...data} />,
});

export default slot;
