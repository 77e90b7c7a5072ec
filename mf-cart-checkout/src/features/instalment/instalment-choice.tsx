import { getInstalmentOffers } from '@shop/contracts/api/payment';
import { SHOP } from '@shop/contracts/config';
import { QueryProvider, useApiQuery, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { RadioCardGroup } from '@shop/ui/radio-card/radio-card.tsx';
import { Skeleton, SkeletonGroup } from '@shop/ui/skeleton/skeleton.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { CircleCheck } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { Problem } from '../checkout/customer-fields.ts';
import classes from './instalment.module.css';
import { monthlySum, planName, planSentence } from './instalment-terms.ts';
import type { Instalment } from './use-instalment.ts';

const APP = SHOP.eid.name;

const FAILURES: Readonly<Record<NonNullable<Instalment['failure']>, string>> = {
  cancelled: 'Du avbröt legitimeringen. Inget är tecknat.',
  expired: 'Tiden för signering har gått ut! Vänligen försök igen.',
  failed: 'Legitimeringen gick inte. Försök igen, eller välj ett annat betalsätt.',
};

export interface InstalmentChoiceProps {
  /** What is to be paid, in kronor. */
  readonly amount: number;
  readonly instalment: Instalment;
  readonly problems: readonly Problem[];
  /** The id of the element that a problem belongs to. */
  readonly placeOf: (at: Problem['at']) => string;
  readonly onTouched: (fields: readonly Problem['at'][]) => void;
  /** Called when the plans can be chosen. */
  readonly onReady: () => void;
}

/** The plans that can be had, none of them preselected [O2.17-16], each with its whole cost. */
function Plans({ amount, instalment, problems, placeOf, onTouched, onReady }: InstalmentChoiceProps) {
  const { data, isPending, isError, refetch } = useApiQuery(getInstalmentOffers, { query: { amount } });
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady) onReady();
    // Not when the page renders again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady]);
  if (isPending) {
    return (
      <SkeletonGroup label="Hämtar planer">
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    );
  }
  if (isError) {
    return (
      <Alert tone="error" live="alert" action={<Button onClick={() => void refetch()}>Försök igen</Button>}>
        Det gick inte att hämta planerna.
      </Alert>
    );
  }
  return (
    <div id={placeOf('instalmentMonths')}>
      <RadioCardGroup
        legend="Hur vill du dela upp köpet?"
        name="instalmentMonths"
        options={data.data.offers.map((offer) => ({
          value: String(offer.months),
          label: planName(offer),
          description: planSentence(offer),
          aside: monthlySum(offer),
        }))}
        value={instalment.months === null ? null : String(instalment.months)}
        message={problems.find(({ at }) => at === 'instalmentMonths')?.message}
        onChange={(months) => {
          onTouched(['instalmentMonths']);
          instalment.choose(Number(months));
        }}
      />
    </div>
  );
}

/** The e-ID says who borrows, before the order or when it asks for it [1-72]. */
function Signing({ instalment, problems, placeOf, onTouched }: Omit<InstalmentChoiceProps, 'amount' | 'onReady'>) {
  const messageId = useId();
  const missing = problems.find(({ at }) => at === 'instalmentReference')?.message;
  const message = instalment.failure === null ? missing : FAILURES[instalment.failure];
  return (
    <div id={placeOf('instalmentReference')} className={classes.signing}>
      <div role="status">
        {instalment.isSigned ? (
          <p className={classes.signed}>
            <Icon of={CircleCheck} /> Du har legitimerat dig med {APP}.
          </p>
        ) : null}
      </div>
      {instalment.isSigned ? null : (
        <>
          <p>Delbetalning är ett lån, så vi behöver veta att det är du. Du signerar med {APP}.</p>
          <Button
            aria-describedby={message === undefined ? undefined : messageId}
            onClick={() => {
              onTouched(['instalmentReference']);
              instalment.sign();
            }}
          >
            Legitimera dig med {APP}
          </Button>
          <div aria-live="polite">
            {message === undefined ? null : (
              <p id={messageId} className={classes.problem}>
                {message}
              </p>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** [1-91], [O2.17-22] What instalments cost, which plan it shall be, and who signs for it. */
export default function InstalmentChoice(props: InstalmentChoiceProps) {
  const { href } = usePlatform();
  return (
    <div className={classes.choice}>
      <QueryProvider>
        <Plans {...props} />
      </QueryProvider>
      <Signing {...props} />
      <TextLink href={href('instalments')} target="_blank" rel="noopener">
        Så fungerar delbetalning
      </TextLink>
    </div>
  );
}
