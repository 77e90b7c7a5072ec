import type { PageHead } from '@shop/contracts/head';
import type { Href } from '@shop/contracts/platform';
import { formatKronor } from '@shop/domain/money';
import { isReleased } from '@shop/domain/release';
import { isInStock } from '@shop/domain/stock';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { imageAtWidth, imageWidthSet } from '@shop/ui/image/image-src.ts';
import { plainText } from '@shop/ui/rich-text/plain-text.ts';
import { MAIN_IMAGE, MAIN_IMAGE_WIDTH } from './image-sizes.ts';
import type { FullProduct } from './load-product.ts';

const DESCRIPTION_LENGTH = 155;
const SHARED_IMAGE_WIDTH = 1200;

/** [schema.org ItemAvailability] */
function availability(product: FullProduct, now: Date): string {
  if (!isReleased(product, now)) return 'PreOrder';
  if (isInStock(product.stock)) return 'InStock';
  if (product.discontinued) return 'Discontinued';
  return (product.stock.supplier ?? 0) > 0 ? 'BackOrder' : 'OutOfStock';
}

function productJsonLd(product: FullProduct, description: string, path: string, now: Date): Record<string, unknown> {
  const { averageRating, reviewCount, price, ean } = product;
  const isRated = averageRating.rating !== null && averageRating.ratingType === 'averageRating' && reviewCount > 0;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description,
    image: product.images.map(({ url }) => imageAtWidth(url, SHARED_IMAGE_WIDTH)),
    sku: product.articleNumber,
    ...(ean !== '' && { gtin: ean }),
    brand: { '@type': 'Brand', name: product.manufacturer.name },
    offers: {
      '@type': 'Offer',
      url: path,
      price: price.price.toFixed(2),
      priceCurrency: price.currency,
      availability: `https://schema.org/${availability(product, now)}`,
      itemCondition: `https://schema.org/${product.isFyndware ? 'UsedCondition' : 'NewCondition'}`,
    },
    ...(isRated && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating.rating, reviewCount },
    }),
  };
}

const shortened = (text: string): string =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;

/** [2.2-47] Title, structured data and the page's main image. */
export function productHead(product: FullProduct, href: Href, now: Date): PageHead {
  const { id, name, metaTitle, categoryTree, breadcrumbs, images, price } = product;
  const path = href('product', { id, name });
  const text = plainText(product.description);
  const segments = categoryTree
    .split('/')
    .map((each) => each.trim())
    .filter(Boolean);
  const [image] = images;
  return {
    title: PAGE_TITLES.product({ name, metaTitle, categoryTree: segments }),
    description: shortened(`${name} för ${formatKronor(price.price)}. ${text}`),
    canonicalPath: path,
    breadcrumbs: breadcrumbs.at(-1)?.path === path ? breadcrumbs : [...breadcrumbs, { title: name, path }],
    jsonLd: [productJsonLd(product, text, path, now)],
    ...(image && {
      openGraphImage: imageAtWidth(image.url, SHARED_IMAGE_WIDTH),
      preloadImage: {
        href: imageAtWidth(image.url, MAIN_IMAGE_WIDTH),
        srcSet: imageWidthSet(image.url, MAIN_IMAGE.widths),
        sizes: MAIN_IMAGE.sizes,
      },
    }),
  };
}
