import type { ProductSummary } from '@shop/contracts';
import type { PageHead } from '@shop/contracts/head';
import type { Href } from '@shop/contracts/platform';
import { imageAtWidth, imageWidthSet } from '@shop/ui/image/image-src.ts';
import { CARD_IMAGE, CARD_IMAGE_WIDTH } from '../../components/product-card/card-image.ts';
import { CARDS_ABOVE_FOLD } from './image-priority.ts';
import type { ListPageData } from './load-list.ts';

function itemList(name: string, products: readonly ProductSummary[], href: Href): Record<string, unknown>[] {
  if (products.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name,
      itemListElement: products.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: product.name,
        url: href('product', { id: product.id, name: product.name }),
      })),
    },
  ];
}

/** Title, canonical path, breadcrumbs and structured data of a list page. */
export function listHead({ subject, list }: ListPageData, href: Href): PageHead {
  return {
    title: subject.title,
    ...(subject.metaDescription !== null && { description: subject.metaDescription }),
    canonicalPath: subject.canonicalPath,
    breadcrumbs: subject.breadcrumbs,
    jsonLd: itemList(subject.heading, list?.products ?? [], href),
    ...(subject.imageUrl !== null && { openGraphImage: subject.imageUrl }),
    preloadImage: (list?.products ?? []).slice(0, CARDS_ABOVE_FOLD).map(({ previewUrl }) => ({
      href: imageAtWidth(previewUrl, CARD_IMAGE_WIDTH),
      srcSet: imageWidthSet(previewUrl, CARD_IMAGE.widths),
      sizes: CARD_IMAGE.sizes,
    })),
  };
}
