import { formatKronor } from '@shop/domain/money';
import { offersInsurance } from '@shop/domain/price-display';
import { maxPerCustomer, purchaseLimitText } from '@shop/domain/purchase-rules';
import { href } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { QuantityStepper } from '@shop/ui/quantity-stepper/quantity-stepper.tsx';
import { RadioCardGroup } from '@shop/ui/radio-card/radio-card.tsx';
import { useState } from 'react';
import { buyAction } from '../../features/buying/buy-action.ts';
import { BuyForm } from '../../features/buying/buy-form.tsx';
import type { Viewer } from '../../features/viewer/use-viewer.ts';
import classes from './buy-box.module.css';
import { DeliveryLine } from './delivery-line.tsx';
import type { DeliveryEstimate } from './load-delivery.ts';
import type { FullProduct } from './load-product.ts';

const MAX_AT_ONCE = 99;

type InsuranceChoice = 'yes' | 'no' | null;

interface BuyBoxProps {
  readonly product: FullProduct;
  readonly viewer: Viewer;
  readonly delivery: DeliveryEstimate | null;
}

/** Quantity, insurance and the buy button, in the variant that fits product and shopper [O2.13-10]. */
export function BuyBox({ product, viewer, delivery }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1);
  const [insuranceChoice, setInsuranceChoice] = useState<InsuranceChoice>(null);
  const action = buyAction(product, viewer);
  const limit = maxPerCustomer(product.id, product.maxPerCustomer);

  if (product.isGiftCard && action.kind === 'visit') {
    return (
      <Button href={href('product', { id: product.id, name: product.name })} variant="primary" size="large" block>
        {action.label}
      </Button>
    );
  }
  if (action.kind === 'visit') {
    return (
      <Alert title="Tillfälligt slut" action={<Button href="#liknande">Se liknande produkter</Button>}>
        Produkten finns varken i webblagret eller hos leverantören just nu.
      </Alert>
    );
  }
  if (action.kind === 'none') {
    return (
      <Button size="large" block disabled>
        {action.label}
      </Button>
    );
  }
  return (
    <div className={classes.box}>
      {offersInsurance(product) && product.insurance !== null ? (
        <RadioCardGroup
          legend="Försäkring"
          name="insurance-choice"
          value={insuranceChoice}
          onChange={(value) => setInsuranceChoice(value === 'yes' ? 'yes' : 'no')}
          className={classes.insurance}
          options={[
            {
              value: 'yes',
              label: product.insurance.name,
              description: `Försäkringsgivare: ${product.insurance.provider}`,
              aside: formatKronor(product.insurance.price),
            },
            { value: 'no', label: 'Ingen försäkring' },
          ]}
        />
      ) : null}
      <BuyForm
        product={product}
        label={action.label}
        size="large"
        quantity={quantity}
        isInsured={insuranceChoice === null ? null : insuranceChoice === 'yes'}
        className={classes.form}
        quantityField={
          <QuantityStepper
            value={quantity}
            onChange={setQuantity}
            max={limit ?? MAX_AT_ONCE}
            name="quantity"
            label="Antal"
          />
        }
      />
      {delivery === null ? null : <DeliveryLine estimate={delivery} />}
      {limit === null ? null : <p className={classes.note}>{purchaseLimitText(limit)}</p>}
    </div>
  );
}
