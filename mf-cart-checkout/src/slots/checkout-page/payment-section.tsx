import { useIsHydrated, useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { lazyExtra } from '@shop/ui/lazy-part/lazy-or.tsx';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Problem } from '../../features/checkout/customer-fields.ts';
import { isPaidByCodes } from '../../features/codes/code-text.ts';
import type { InstalmentChoiceProps } from '../../features/instalment/instalment-choice.tsx';
import { PaymentChoice } from '../../features/payment/payment-choice.tsx';
import { leftToPay } from '../../features/payment/staged-order.ts';
import { focusLateProblem, placeOf } from './error-summary.tsx';
import { FormSection } from './form-section.tsx';
import type { OrderForm } from './use-order-form.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const PlansMissing = () => (
  <Alert tone="error">Det gick inte att hämta planerna. Ladda om sidan och försök igen.</Alert>
);
const loadChoice: Load<InstalmentChoiceProps> = () =>
  import('../../features/instalment/instalment-choice.tsx').catch(() => ({ default: PlansMissing }));
const InstalmentChoice = lazy(loadChoice);

/** Only an offer: the page does without it. */
const InstalmentLogin = lazyExtra(() => import('../../features/instalment/instalment-login.tsx'));

export interface PaymentSectionProps {
  readonly form: OrderForm;
  readonly problems: readonly Problem[];
  /** More of the card, while cards are chosen. */
  readonly cardDetails?: ReactNode;
  readonly onTouched: (fields: readonly Problem['at'][]) => void;
}

/** The ways to pay, and what each of them asks for. */
export function PaymentSection({ form, problems, cardDetails, onTouched }: PaymentSectionProps) {
  const { model, instalment } = form;
  const { checkout, customer, choices } = model;
  const isGuest = useShared('user') === null;
  const isHydrated = useIsHydrated();
  const amount = leftToPay(checkout.totals);
  if (isPaidByCodes(checkout)) {
    return (
      <FormSection id="payment" title="Betalning">
        <p>Det finns inget kvar att betala, så du behöver inte välja något betalsätt.</p>
      </FormSection>
    );
  }
  return (
    <FormSection id="payment" title="Betalning">
      <PaymentChoice
        methods={checkout.paymentMethods}
        value={choices.paymentMethodId}
        problem={problems.find(({ at }) => at === 'payment')?.message}
        wallets={
          form.device === null
            ? undefined
            : {
                list: form.device.wallets,
                chosen: form.state.wallet,
                onChoose: (wallet) => form.dispatch({ type: 'wallet', wallet }),
              }
        }
        details={{
          card: cardDetails,
          instalment: (
            <Suspense fallback={null}>
              <InstalmentChoice
                {...{ amount, instalment, problems, placeOf, onTouched }}
                onReady={() => {
                  if (problems[0]?.at === 'instalmentMonths') focusLateProblem('instalmentMonths');
                }}
              />
            </Suspense>
          ),
        }}
        onChoose={(paymentMethodId) => {
          onTouched(['payment', 'instalmentMonths', 'instalmentReference']);
          model.choose({ paymentMethodId });
        }}
      />
      {isHydrated && isGuest && customer.kind === 'private' ? (
        <Suspense fallback={null}>
          <InstalmentLogin amount={amount} />
        </Suspense>
      ) : null}
    </FormSection>
  );
}
