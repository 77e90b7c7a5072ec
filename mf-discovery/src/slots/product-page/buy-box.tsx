import { formatKronor } from '@shop/domain/money';
import { offersInsurance } from '@shop/domain/price-display';
import { isReleased } from '@shop/domain/release';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { QuantityStepper } from '@shop/ui/quantity-stepper/quantity-stepper.tsx';
import { RadioCardGroup } from '@shop/ui/radio-card/radio-card.tsx';
import { useState } from 'react';
import { buyAction, isBuild, visitHref } from '../../features/buying/buy-action.ts';
import { limitOf, limitText } from '../../features/buying/purchase-limit.ts';
import { BuyForm } from '../../features/buying/buy-form.tsx';
import { WatchButton } from '../../features/watch/watch-button.tsx';
import type { Viewer } from '../../features/viewer/use-viewer.ts';
import classes from './buy-box.module.css';
import { Pickup } from './pickup.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import type { DeliveryEstimate } from './delivery-estimate.ts';
import type { FullProduct } from './load-product.ts';

const MAX_AT_ONCE = 99;

type InsuranceChoice = 'yes' | 'no' | null;

interface BuyBoxProps {
  readonly product: FullProduct;
  readonly viewer: Viewer;
  readonly delivery: DeliveryEstimate | null;
}

function SoldOut({ product }: Pick<BuyBoxProps, 'product'>) {
  return (
    <Alert
      title="Tillfälligt slut"
      action={
        <>
          <WatchButton product={product} kind="stock" variant="primary">
            Mejla mig när den finns
          </WatchButton>
          <Button href="#liknande">Se liknande produkter</Button>
        </>
      }
    >
      Produkten finns varken i webblagret eller hos leverantören just nu.
    </Alert>
  );
}

/** Quantity, insurance and the buy button, in the variant that fits product and shopper [O2.13-10]. */
export function BuyBox({ product, viewer, delivery }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1);
  const [insuranceChoice, setInsuranceChoice] = useState<InsuranceChoice>(null);
  const action = buyAction(product, viewer);
  const { text } = usePlatform();
  const limit = limitOf(product);

  if ((product.isGiftCard || isBuild(product)) && action.kind === 'visit') {
    return (
      <Button href={visitHref(product)} variant="primary" size="large" block>
        {action.label}
      </Button>
    );
  }
  if (action.kind === 'visit') {
    return <SoldOut product={product} />;
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
      {delivery === null ? null : <DeliveryLine product={product} estimate={delivery} />}
      {product.isDigital || !isReleased(product, viewer.now) ? null : <Pickup product={product} />}
      {limit === null ? null : <p className={classes.note}>{limitText(limit, text)}</p>}
    </div>
  );
}
