import type { getDeliveryDates } from '@shop/contracts';
import type { ResponseOf } from '@shop/contracts/endpoint';
import type { EstimatedProduct } from '@shop/domain/shipping-estimate';
import type { ProductStock } from '@shop/domain/stock';

/** What of a product its delivery depends on. */
export type DeliveredProduct = EstimatedProduct & { readonly stock: ProductStock };

/** When a product arrives at a zip code. */
export interface DeliveryEstimate {
  readonly zipCode: string;
  /** Of the methods that bring this product. */
  readonly dates: ResponseOf<typeof getDeliveryDates>['data'];
  /** What is said instead, of goods that are not sent from here on a day that is known; null for those that are. */
  readonly text: string | null;
}
