import type { ExtraData, ProductSummary } from '@shop/contracts';
import { CART_FORM } from '@shop/contracts/cart-form';
import { offersInsurance } from '@shop/domain/price-display';
import { CartFormFields, usePlatform, useShared } from '@shop/platform';
import { Button, type ButtonAppearance } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Check, ShoppingCart } from 'lucide-react';
import { type ComponentType, type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { insureRow, toAddToCart } from './add-to-cart.ts';
import type { InsuranceDialogProps } from './insurance-dialog.tsx';
import { limitOf, limitText, passesLimit } from './purchase-limit.ts';
import { useConfirmation } from './use-confirmation.ts';

/** The product is in the cart by then: a dialog that cannot be fetched only leaves the question out. */
const NoQuestion = (): null => null;

const InsuranceDialog = lazy((): Promise<{ default: ComponentType<InsuranceDialogProps> }> =>
  import('./insurance-dialog.tsx').catch(() => ({ default: NoQuestion })),
);

export interface BuyFormProps extends Pick<ButtonAppearance, 'variant' | 'size'> {
  readonly product: ProductSummary;
  readonly label: string;
  readonly quantity?: number;
  /** A visible field named `quantity`; without one the form has a hidden field. */
  readonly quantityField?: ReactNode;
  /** Already chosen on the page; then the dialog is skipped. */
  readonly isInsured?: boolean | null;
  readonly extraData?: ExtraData;
  readonly className?: string;
}

/**
 * Adds a product to the cart. A plain form that works without JavaScript; with it the press has immediate feedback and
 * emits a command on the bus. Opens the insurance dialog where there is an insurance [9-24].
 */
export function BuyForm(props: BuyFormProps) {
  const { product, label, quantity = 1, quantityField, isInsured = null, extraData, className } = props;
  const { variant = 'primary', size = 'medium' } = props;
  const { bus, track, toasts, text, store, atoms } = usePlatform();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isConfirmed, confirm] = useConfirmation();
  // Shared pages are rendered for a visitor; the fields are updated once the member is loaded.
  const isLoggedIn = Boolean(useShared('user'));
  const { insurance } = product;
  const added = toAddToCart(product, quantity, { isLoggedIn, isInsured: isInsured === true, extraData });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (passesLimit(product, quantity, store.get(atoms.cart))) {
      toasts.show(limitText(limitOf(product) ?? 0, text), 'info');
      return;
    }
    confirm();
    bus.emit('cart.add', added);
    track('add_to_cart', { productId: product.id, quantity, price: added.unitPrice });
    // Opened afterwards: the product is added either way, and the count changes at once [O2.13-09].
    setIsDialogOpen(isInsured === null && offersInsurance(product));
  };
  const choose = (wantsInsurance: boolean) => {
    setIsDialogOpen(false);
    if (wantsInsurance) bus.emit('cart.event', insureRow(product, { isLoggedIn, extraData }));
  };

  return (
    <>
      <form {...CART_FORM} onSubmit={onSubmit} className={className}>
        <CartFormFields
          productId={product.id}
          unitPrice={added.unitPrice}
          pass={product.price.pass}
          quantity={quantityField === undefined ? quantity : undefined}
        />
        {quantityField}
        <Button
          type="submit"
          variant={variant}
          size={size}
          block
          aria-label={isConfirmed ? undefined : `${label} ${product.mainTitle}`}
          icon={<Icon of={isConfirmed ? Check : ShoppingCart} size={16} />}
        >
          {isConfirmed ? 'Lagd i varukorgen' : label}
        </Button>
      </form>
      {isDialogOpen && insurance !== null ? (
        <Suspense fallback={null}>
          <InsuranceDialog productName={product.mainTitle} insurance={insurance} onChoice={choose} />
        </Suspense>
      ) : null}
    </>
  );
}
