import type { Checkout } from '@shop/contracts/api/checkout';
import { useShared } from '@shop/platform';
import { formatKronor } from '@shop/domain/money';
import { feeToShow } from '@shop/domain/purchase-sums';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { RadioCardGroup, type RadioCardOption } from '@shop/ui/radio-card/radio-card.tsx';
import type { ReactNode } from 'react';

type PaymentMethod = Checkout['paymentMethods'][number];

export interface PaymentChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly value: number | null;
  readonly problem: string | undefined;
  readonly onChoose: (paymentMethodId: number) => void;
  /** What the choice of a method of this type asks for, such as the plan of instalments. */
  readonly details?: Readonly<Partial<Record<PaymentMethod['type'], ReactNode>>>;
}

/** The warning that konsumentkreditlagen requires beside every offer of credit. */
const CREDIT_WARNING =
  'Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån. För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.';

const optionOf = (
  { id, type, name, description, fee, isCredit }: PaymentMethod,
  isWithoutVat: boolean,
  details: PaymentChoiceProps['details'],
): RadioCardOption => ({
  value: String(id),
  label: name,
  ...(description === '' ? {} : { description }),
  ...(fee > 0 ? { aside: `+${formatKronor(feeToShow(fee, isWithoutVat))}` } : {}),
  ...(isCredit
    ? {
        details: (
          <>
            {details?.[type]}
            <Alert tone="warning" title="Att låna kostar pengar!">
              {CREDIT_WARNING}
            </Alert>
          </>
        ),
      }
    : details?.[type] === undefined
      ? {}
      : { details: details[type] }),
});

/** Credit is never listed before direct payment, whatever the order of the methods (betaltjänstlagen 7 a kap.). */
const directFirst = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  [...methods].sort((a, b) => Number(a.isCredit) - Number(b.isCredit));

/** [1-95], [O1-09] The test changes the order of the two first direct methods; where there is only one, nothing. */
const swapped = ([first, second, ...rest]: readonly PaymentMethod[]): PaymentMethod[] => {
  const isBothDirect = first && second && !first.isCredit && !second.isCredit;
  return (isBothDirect ? [second, first, ...rest] : [first, second, ...rest]).filter((method) => method !== undefined);
};

/** How it is paid [O2.17-16]. */
export function PaymentChoice({ methods, value, problem, onChoose, details }: PaymentChoiceProps) {
  const isSwapped = useShared('flag') === 'paymentSwap';
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const ordered = directFirst(methods);
  return (
    <RadioCardGroup
      legend="Betalsätt"
      hideLegend
      name="paymentMethodId"
      options={(isSwapped ? swapped(ordered) : ordered).map((method) => optionOf(method, isWithoutVat, details))}
      value={value === null ? null : String(value)}
      message={problem}
      onChange={(chosen) => onChoose(Number(chosen))}
    />
  );
}
