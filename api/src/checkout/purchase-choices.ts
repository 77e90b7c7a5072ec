/** How a purchase is sent and paid, by the ids of the methods. */
export interface Choices {
  readonly shippingMethodId: number | null;
  readonly paymentMethodId: number | null;
  readonly storeId: number | null;
}
