import { isBulky, type PackagedItem, shippingMeasures } from './shipping-measures.ts';
import { exceedsSmallPackage, SHIPPING_METHOD_IDS } from './shipping-methods.ts';

/** [7.5-04][O7-19] Central Stockholm, for shoppers without a zip code; the estimate must name it. */
export const DEFAULT_POSTAL_CODE = '11120';

/** The product fields that the estimate reads. */
export interface EstimatedProduct extends PackagedItem {
  readonly price: { readonly price: number };
  readonly isDigital?: boolean | null | undefined;
  readonly shippingClass?: { readonly id: number } | null | undefined;
  readonly possibleDeliveryMethods?: readonly number[] | null | undefined;
  readonly stock?: { readonly webStock?: Readonly<Record<string, number>> | null | undefined } | null | undefined;
}

/**
 * The fields of `shipping-method/related-info` that the estimate needs; `shippingMethodIds` maps names to shipping
 * methods.
 */
export interface EstimateInfo {
  readonly shippingStoresByPrioOrder: readonly number[];
  readonly reSupplyPointId: number;
  readonly shippingMethodIds: Readonly<Record<string, number>>;
}

/** The shopper's fields that the estimate reads. */
export interface EstimateShopper {
  readonly zipCode?: string | null | undefined;
  readonly rankLevel?: number | null | undefined;
}

/** [7.5-05..22] The filter record, with the api's names and types. */
export interface EstimateFilters {
  readonly customer_rank_level: string;
  readonly delivery_method: 'ship';
  readonly excluded_shipping_methods: string;
  readonly has_digital_products: boolean;
  readonly is_bulky: 'true' | 'false';
  readonly is_corporate_customer: false;
  readonly order_value: number;
  /** 0 when the product has none. */
  readonly shipping_class: number;
  readonly shipping_site_id: number;
  readonly order_weight: number;
  readonly order_volume: number;
  readonly max_length: number;
  readonly max_middle: number;
  readonly max_shortest: number;
  readonly max_sides_sum: number;
  readonly max_sides_plus_c: number;
  readonly volumetric_weight: number;
  readonly involves_ship_from_store: false;
}

/** [7.5-24][7.5-25] Methods the product cannot be sent by. A product that lists none may be sent by all. */
export function excludedMethods(product: EstimatedProduct, methodIds: readonly number[]): number[] {
  const possible = product.possibleDeliveryMethods;
  const excluded = possible ? methodIds.filter((id) => !possible.includes(id)) : [];
  const { smallPackagesOnly } = SHIPPING_METHOD_IDS;
  return exceedsSmallPackage(product) && !excluded.includes(smallPackagesOnly)
    ? [...excluded, smallPackagesOnly]
    : excluded;
}

/** [7.5-13] The first priority store with web stock, else the resupply point. */
export function shippingSiteId(product: EstimatedProduct, info: EstimateInfo): number {
  const webStock = product.stock?.webStock ?? {};
  return info.shippingStoresByPrioOrder.find((id) => (webStock[id] ?? 0) > 0) ?? info.reSupplyPointId;
}

/**
 * [7.5-05..25] The filter record of an estimate for one product. Check `isReleased` first: only released products can
 * be estimated.
 */
export function shippingEstimateFilters(
  product: EstimatedProduct,
  info: EstimateInfo,
  { rankLevel }: Pick<EstimateShopper, 'rankLevel'>,
): EstimateFilters {
  const quantity = product.quantity ?? 1;
  const measures = shippingMeasures([product]);
  return {
    customer_rank_level: String(rankLevel ?? 0),
    delivery_method: 'ship',
    excluded_shipping_methods: excludedMethods(product, Object.values(info.shippingMethodIds)).join(','),
    has_digital_products: product.isDigital ?? false,
    is_bulky: isBulky(product) ? 'true' : 'false',
    is_corporate_customer: false,
    order_value: Math.round(product.price.price * quantity * 100) / 100,
    shipping_class: product.shippingClass?.id ?? 0,
    shipping_site_id: shippingSiteId(product, info),
    order_weight: measures.weight,
    order_volume: measures.volume,
    max_length: measures.longest,
    max_middle: measures.middle,
    max_shortest: measures.shortest,
    max_sides_sum: measures.sidesSum,
    max_sides_plus_c: measures.sidesPlusGirth,
    volumetric_weight: measures.volumeWeight,
    involves_ship_from_store: false,
  };
}

/** [7.5-03][7.5-04] The whole request: the shopper's zip code, else a default one, and the filters. */
export function shippingEstimateRequest(
  product: EstimatedProduct,
  info: EstimateInfo,
  shopper: EstimateShopper,
): { postalCode: string; filters: EstimateFilters } {
  return {
    postalCode: shopper.zipCode?.replace(/\s/g, '') || DEFAULT_POSTAL_CODE,
    filters: shippingEstimateFilters(product, info, shopper),
  };
}
