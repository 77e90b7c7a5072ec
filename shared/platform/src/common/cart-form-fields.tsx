import { useRoute } from './hooks.ts';

export interface CartFormFieldsProps {
  readonly productId: number;
  /** Kronor incl. VAT, as this shopper sees it. */
  readonly unitPrice: number;
  readonly pass: string | null;
  /** Left out by a form that has a visible field named `quantity`. */
  readonly quantity?: number | undefined;
}

/** The hidden fields of a form that puts a product into the cart; its attributes are `CART_FORM` of the contract. */
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
