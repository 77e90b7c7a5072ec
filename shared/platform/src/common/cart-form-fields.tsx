import { useRoute } from './hooks.ts';

/** The product that the form adds, its price and the pass for a special one. */
export interface CartFormFieldsProps {
  readonly productId: number;
  /** Kronor incl. VAT, as shown to this shopper. */
  readonly unitPrice: number;
  readonly pass: string | null;
  /** Left out when the form has a visible field named `quantity`. */
  readonly quantity?: number | undefined;
}

/** The hidden fields of a form that adds a product to the cart; its attributes are `CART_FORM` of the contract. */
export function CartFormFields({ productId, unitPrice, pass, quantity }: CartFormFieldsProps) {
  const { fullPath } = useRoute();
  return (
    <>
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="unitPrice" value={unitPrice} />
      {pass === null ? null : <input type="hidden" name="pass" value={pass} />}
      <input type="hidden" name="returnTo" value={fullPath} />
      {quantity === undefined ? null : <input type="hidden" name="quantity" value={quantity} />}
    </>
  );
}
