import type { Product } from '@shop/contracts/api/product';
import { href } from '@shop/contracts/routing';
import { oreToKronor } from '@shop/domain/money';
import type { SpecificationGroup } from '../db/schema/catalogue.ts';
import { fyndwareClass } from './fyndware-class.ts';
import { previewUrl, productImages } from './image-urls.ts';
import type { PricePasses } from './price-pass.ts';
import { type SummaryRow, serializeSummary } from './serialize-summary.ts';

interface VariantRow {
  id: number;
  name: string;
  label: string;
  isFyndware: boolean;
  fyndwareClassId: number | null;
  priceOre: number;
  memberPriceOre: number;
  isAhead: boolean;
  isAtSupplier: boolean;
  inStock: boolean;
}

export interface ProductRow extends SummaryRow {
  metaTitle: string | null;
  articleNumber: string;
  ean: string;
  description: string;
  sellingPoints: string[];
  specifications: SpecificationGroup[];
  packageContents: string[];
  imageCount: number;
  contactName: string;
  contactAddress: string;
  contactEmail: string;
  shippingClassId: number;
  packageSizeId: number;
  packageMeasurements: number[];
  packageWeight: number;
  possibleDeliveryMethods: number[];
  giftCardAmountsOre: number[] | null;
  variantGroupName: string | null;
  sectionId: number;
  sectionName: string;
  categories: { id: number; name: string }[] | null;
  original: { id: number; name: string; priceOre: number } | null;
  variants: VariantRow[] | null;
}

type Variant = Product['variants']['list'][number];

/** What is not released is booked, whatever the stock. */
function availabilityOf({ isAhead, inStock, isAtSupplier }: VariantRow): Variant['availability'] {
  if (isAhead) return 'preOrder';
  if (inStock) return 'inStock';
  return isAtSupplier ? 'supplier' : 'none';
}

const serializeVariant = (row: VariantRow): Variant => ({
  id: row.id,
  name: row.name,
  label: row.label,
  previewUrl: previewUrl(row.id),
  isFyndware: row.isFyndware,
  fyndwareClass: fyndwareClass(row.fyndwareClassId),
  price: { price: oreToKronor(row.priceOre) },
  memberPrice: { price: oreToKronor(row.memberPriceOre) },
  inStock: row.inStock,
  availability: availabilityOf(row),
});

function breadcrumbs(row: ProductRow): Product['breadcrumbs'] {
  return [
    { title: row.sectionName, path: href('section', { id: row.sectionId, name: row.sectionName }) },
    ...(row.categories ?? []).map(({ id, name }) => ({ title: name, path: href('category', { id, name }) })),
    { title: row.name, path: href('product', { id: row.id, name: row.name }) },
  ];
}

/** The product of a product page [O2.17-01]. */
export function serializeProduct(row: ProductRow, passes: PricePasses, now: Date): Product {
  const [length = 0, width = 0, height = 0] = row.packageMeasurements;
  const { original } = row;
  // One variant is the product itself: there is nothing to choose.
  const variants = row.variants !== null && row.variants.length > 1 ? row.variants : [];
  return {
    ...serializeSummary(row, passes, now),
    metaTitle: row.metaTitle,
    articleNumber: row.articleNumber,
    ean: row.ean,
    description: row.description,
    highlights: row.sellingPoints,
    specifications: row.specifications,
    packageContents: row.packageContents,
    manufacturerContact: { name: row.contactName, address: row.contactAddress, email: row.contactEmail },
    images: productImages(row.id, row.name, row.imageCount),
    categories: row.categories ?? [],
    section: { id: row.sectionId, name: row.sectionName },
    breadcrumbs: breadcrumbs(row),
    shippingClass: { id: row.shippingClassId },
    packageSizeId: row.packageSizeId,
    packageMeasurements: [length, width, height],
    packageWeight: row.packageWeight,
    possibleDeliveryMethods: row.possibleDeliveryMethods,
    fyndwareOf:
      original === null
        ? null
        : { id: original.id, name: original.name, price: { price: oreToKronor(original.priceOre) } },
    variants: { group: row.variantGroupName ?? '', list: variants.map(serializeVariant) },
    giftCard: row.giftCardAmountsOre === null ? null : { amounts: row.giftCardAmountsOre.map(oreToKronor) },
  };
}
