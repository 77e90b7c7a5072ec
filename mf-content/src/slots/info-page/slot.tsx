import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { defineSlot, notFound, type LoadInput } from '@shop/platform';
import { contactOutcome } from '../../features/contact/contact-outcome.ts';
import { faqJsonLd } from '../../features/faq/faq-json-ld.ts';
import { faqQuery } from '../../features/faq/faq-query.ts';
import { readFaq } from '../../features/faq/read-faq.ts';
import { parseHtml } from '../../features/html/parse-html.ts';
import type { Manufacturer } from '../../features/manufacturers/group-manufacturers.ts';
import { manufacturerQuery } from '../../features/manufacturers/manufacturer-query.ts';
import { InfoPage } from './info-page.tsx';
import { loadFinder } from '../../features/stores/load-finder.ts';
import { storeQuery } from '../../features/stores/store-query.ts';

async function loadManufacturers(api: LoadInput['api'], signal: AbortSignal): Promise<readonly Manufacturer[]> {
  const { getManufacturers } = await import('@shop/contracts/api/display');
  return (await api.call(getManufacturers, {}, { signal })).data.manufacturers;
}

const slot = defineSlot({
  load: async ({ route, api, signal }) => {
    const { getInfoPage } = await import('@shop/contracts/api/content');
    const id = route.params.id ?? route.params.name;
    if (id === undefined) return notFound();
    const { data } = await api.call(getInfoPage, { params: { id } }, { signal });
    const query = storeQuery(route.query);
    const finder = data.info.id === INFO_PAGE_IDS.stores ? await loadFinder(api, query, signal) : null;
    const manufacturers = data.info.id === INFO_PAGE_IDS.manufacturers ? await loadManufacturers(api, signal) : null;
    const page = { ...data, finder, manufacturers };
    if (data.info.id !== INFO_PAGE_IDS.giftCards) return { ...page, giftCard: null };
    const { loadGiftCard } = await import('../../features/gift-card/load-gift-card.ts');
    return { ...page, giftCard: await loadGiftCard(api, signal) };
  },
  // [2.2-39] The canonical URL has the page's current slug.
  head: ({ data: { info }, href }) => ({
    title: info.name,
    description: info.ingress || undefined,
    canonicalPath: href('info', { id: info.id, name: info.name }),
    ...(info.id === INFO_PAGE_IDS.customerService && {
      jsonLd: [
        faqJsonLd(readFaq(parseHtml(info.content, null)).subjects, href('info', { id: info.id, name: info.name })),
      ],
    }),
    breadcrumbs: [{ title: info.name, path: href('info', { id: info.id, name: info.name }) }],
  }),
  Component: ({ data, route }) => (
    <InfoPage
      {...data}
      contact={data.info.id === INFO_PAGE_IDS.contact ? contactOutcome(route.query) : null}
      manufacturerTerm={manufacturerQuery(route.query)}
      faq={data.info.id === INFO_PAGE_IDS.customerService ? { term: faqQuery(route.query), hash: route.hash } : null}
    />
  ),
});

export default slot;
