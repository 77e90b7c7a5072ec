import { CheckoutCodes } from '../../features/codes/checkout-codes.tsx';
import type { Problem } from '../../features/checkout/customer-fields.ts';
import { placeOf } from './error-summary.tsx';
import { FormSection } from './form-section.tsx';
import type { OrderForm } from './use-order-form.ts';

export interface CodesSectionProps {
  readonly form: Pick<OrderForm, 'model' | 'state' | 'dispatch'>;
  readonly problems: readonly Problem[];
}

/** The step of gift cards and discount codes: before the payment, since they may leave nothing to pay. */
export function CodesSection({ form: { model, state, dispatch }, problems }: CodesSectionProps) {
  return (
    <FormSection id="codes" title="Presentkort och rabatt">
      <CheckoutCodes
        id={placeOf('code')}
        codes={model.checkout.codes ?? []}
        typed={state.code}
        problem={problems.find(({ at }) => at === 'code')?.message}
        onType={(code) => dispatch({ type: 'code', code })}
        update={model.update}
      />
    </FormSection>
  );
}
