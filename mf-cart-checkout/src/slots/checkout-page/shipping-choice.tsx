import type { CartRow } from '@shop/contracts';
import { useShared } from '@shop/platform';
import { RadioCardGroup, type RadioCardOption } from '@shop/ui/radio-card/radio-card.tsx';
import { Select } from '@shop/ui/select/select.tsx';
import type { Problem } from '../../features/checkout/customer-fields.ts';
import { chosenShipping, type Choices } from '../../features/checkout/order-problems.ts';
import classes from './checkout-page.module.css';
import { pointLabel, pointText, shippingPrice, shippingWhen, type ShippingMethod } from './shipping-texts.ts';
import { SplitChoice } from './split-choice.tsx';
import { StoreChoice } from './store-choice.tsx';

export interface ShippingChoiceProps {
  readonly methods: readonly ShippingMethod[];
  readonly rows: readonly CartRow[];
  readonly choices: Choices;
  readonly zipCode: string;
  readonly problems: readonly Problem[];
  readonly onChoose: (change: Partial<Choices>) => void;
}

/** Where a chosen method hands over: a store, or a carrier's point by name; nothing for the door. */
function placeOfMethod(method: ShippingMethod, { choices, problems, onChoose }: ShippingChoiceProps) {
  if (method.kind === 'store') {
    return (
      <StoreChoice
        stores={method.stores}
        value={choices.storeId}
        problem={problems.find(({ at }) => at === 'store')?.message}
        onChoose={(storeId) => onChoose({ storeId })}
      />
    );
  }
  const { points = [] } = method;
  if (points.length === 0) return undefined;
  return (
    <Select
      name="pickupPointId"
      label={pointLabel(method)}
      hint="Närmast först."
      options={points.map((point) => ({ value: point.id, label: pointText(point) }))}
      value={choices.pickupPointId ?? points[0]?.id ?? ''}
      onChange={({ target }) => onChoose({ pickupPointId: target.value })}
    />
  );
}

function optionOf(method: ShippingMethod, isWithoutVat: boolean, props: ShippingChoiceProps): RadioCardOption {
  const details = placeOfMethod(method, props);
  return {
    value: String(method.id),
    label: method.name,
    description: (
      <>
        <strong className={classes.when}>{shippingWhen(method)}</strong>
        {method.description}
      </>
    ),
    aside: shippingPrice(method, isWithoutVat),
    ...(details && { details }),
  };
}

/** How it is sent, with price and date; a store when it is picked up [O2.17-16]. */
export function ShippingChoice(props: ShippingChoiceProps) {
  const { methods, rows, choices, zipCode, problems, onChoose } = props;
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const chosen = chosenShipping({ shippingMethods: [...methods], paymentMethods: [] }, choices);
  if (methods.length === 0) {
    return (
      <p>
        {zipCode === ''
          ? 'Fyll i ditt postnummer, så visar vi hur du kan få dina varor.'
          : 'Vi kan tyvärr inte leverera till det postnumret.'}
      </p>
    );
  }
  return (
    <>
      {zipCode === '' ? <p>Fyll i ditt postnummer, så visar vi fler leveranssätt.</p> : null}
      <RadioCardGroup
        legend="Leveranssätt"
        hideLegend
        name="shippingMethodId"
        options={methods.map((method) => optionOf(method, isWithoutVat, props))}
        value={choices.shippingMethodId === null ? null : String(choices.shippingMethodId)}
        message={problems.find(({ at }) => at === 'shipping')?.message}
        onChange={(value) => onChoose({ shippingMethodId: Number(value) })}
      />
      {chosen === null ? null : (
        <SplitChoice
          method={chosen}
          rows={rows}
          isSplit={choices.isSplit === true}
          onChoose={(isSplit) => onChoose({ isSplit })}
        />
      )}
    </>
  );
}
