import type { Checkout } from '@shop/contracts/api/checkout';
import type { Wallet } from '@shop/contracts/api/wallet';
import { useShared } from '@shop/platform';
import { formatKronor } from '@shop/domain/money';
import { feeToShow } from '@shop/domain/purchase-sums';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { RadioCardGroup, type RadioCardOption } from '@shop/ui/radio-card/radio-card.tsx';
import type { ReactNode } from 'react';

type PaymentMethod = Checkout['paymentMethods'][number];

export interface WalletChoice {
  readonly list: readonly Pick<Wallet, 'method' | 'name'>[];
  readonly chosen: string | null;
  /** Null for the card itself, or another method. */
  readonly onChoose: (method: string | null) => void;
}

export interface PaymentChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly value: number | null;
  readonly problem: string | undefined;
  readonly onChoose: (paymentMethodId: number) => void;
  /** The device's wallets, which are listed after the card that they pay by. */
  readonly wallets?: WalletChoice | undefined;
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

const WALLET = 'wallet:';

const walletOptions = ({ list = [] }: Partial<WalletChoice> = {}): RadioCardOption[] =>
  list.map(({ method, name }) => ({ value: `${WALLET}${method}`, label: name }));

/** How it is paid [O2.17-16]. */
export function PaymentChoice({ methods, value, problem, onChoose, wallets, details }: PaymentChoiceProps) {
  const isSwapped = useShared('flag') === 'paymentSwap';
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const ordered = directFirst(methods);
  const card = methods.find(({ type }) => type === 'card');
  const wallet = value !== null && value === card?.id ? (wallets?.chosen ?? null) : null;
  const choose = (chosen: string): void => {
    const isWallet = chosen.startsWith(WALLET);
    wallets?.onChoose(isWallet ? chosen.slice(WALLET.length) : null);
    onChoose(isWallet && card ? card.id : Number(chosen));
  };
  return (
    <RadioCardGroup
      legend="Betalsätt"
      hideLegend
      name="paymentMethodId"
      options={(isSwapped ? swapped(ordered) : ordered).flatMap((method) => [
        optionOf(method, isWithoutVat, details),
        ...(method === card ? walletOptions(wallets) : []),
      ])}
      value={wallet === null ? (value === null ? null : String(value)) : `${WALLET}${wallet}`}
      message={problem}
      onChange={choose}
    />
  );
}
