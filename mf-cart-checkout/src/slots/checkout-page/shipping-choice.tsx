import { useShared } from '@shop/platform';
import { RadioCardGroup, type RadioCardOption } from '@shop/ui/radio-card/radio-card.tsx';
import { Select } from '@shop/ui/select/select.tsx';
import type { Problem } from '../../features/checkout/customer-fields.ts';
import type { Choices } from '../../features/checkout/order-problems.ts';
import classes from './checkout-page.module.css';
import { placeOf } from './error-summary.tsx';
import { shippingPrice, shippingWhen, type ShippingMethod } from './shipping-texts.ts';

export interface ShippingChoiceProps {
  readonly methods: readonly ShippingMethod[];
  readonly choices: Choices;
  readonly zipCode: string;
  readonly problems: readonly Problem[];
  readonly onChoose: (change: Partial<Choices>) => void;
}

interface StoreChoiceProps {
  readonly stores: ShippingMethod['stores'];
  readonly value: number | null;
  readonly problem: string | undefined;
  readonly onChoose: (storeId: number | null) => void;
}

/** Which store; those that lack something are shown, but cannot be chosen. */
function StoreChoice({ stores, value, problem, onChoose }: StoreChoiceProps) {
  const options = stores.map(({ id, name, city, inStock }) => ({
    value: String(id),
    label: `${city}, ${name} – ${inStock ? 'allt finns i lager' : 'saknar varor'}`,
    disabled: !inStock,
  }));
  return (
    <Select
      id={placeOf('store')}
      name="storeId"
      label="Butik"
      options={[{ value: '', label: 'Välj butik' }, ...options]}
      value={value === null ? '' : String(value)}
      state={problem === undefined ? 'neutral' : 'error'}
      message={problem}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    />
  );
}

/** How it is sent, with price and date; a store when it is picked up [O2.17-16]. */
export function ShippingChoice({ methods, choices, zipCode, problems, onChoose }: ShippingChoiceProps) {
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const problemAt = (at: Problem['at']) => problems.find((problem) => problem.at === at)?.message;
  if (methods.length === 0) {
    return (
      <p>
        {zipCode === ''
          ? 'Fyll i ditt postnummer, så visar vi hur du kan få dina varor.'
          : 'Vi kan tyvärr inte leverera till det postnumret.'}
      </p>
    );
  }
  const options = methods.map((method): RadioCardOption => {
    const when = shippingWhen(method);
    return {
      value: String(method.id),
      label: method.name,
      description: (
        <>
          {when === '' ? null : <strong className={classes.when}>{when}</strong>}
          {method.description}
        </>
      ),
      aside: shippingPrice(method, isWithoutVat),
      ...(method.kind === 'store'
        ? {
            details: (
              <StoreChoice
                stores={method.stores}
                value={choices.storeId}
                problem={problemAt('store')}
                onChoose={(storeId) => onChoose({ storeId })}
              />
            ),
          }
        : {}),
    };
  });
  return (
    <>
      {zipCode === '' ? <p>Fyll i ditt postnummer, så visar vi fler leveranssätt.</p> : null}
      <RadioCardGroup
        legend="Leveranssätt"
        hideLegend
        name="shippingMethodId"
        options={options}
        value={choices.shippingMethodId === null ? null : String(choices.shippingMethodId)}
        message={problemAt('shipping')}
        onChange={(value) => onChoose({ shippingMethodId: Number(value) })}
      />
    </>
  );
}
