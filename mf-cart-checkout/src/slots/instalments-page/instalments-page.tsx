import type { getInstalmentOffers } from '@shop/contracts/api/payment';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { formatKronor } from '@shop/domain/money';
import { useIsHydrated, usePlatform, useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import { type FormEvent, Suspense } from 'react';
import { monthlySum, planCosts, planName } from '../../features/instalment/instalment-terms.ts';
import { AMOUNT_KEY, QUICK_AMOUNTS, readAmount } from './example-amount.ts';
import { QUESTIONS } from './questions.ts';
import classes from './instalments-page.module.css';

const MyInstalments = lazyPart(() => import('./my-instalments.tsx'));

export type InstalmentsPageProps = ResponseOf<typeof getInstalmentOffers>['data'] & {
  /** What the examples are for, in kronor. */
  readonly amount: number;
};

/** The choice of an amount: a form of its own and links, so that it works without JavaScript. */
function AmountForm({ amount, offers, limits }: Omit<InstalmentsPageProps, 'warning'>) {
  const { href, navigate } = usePlatform();
  const isOutside = limits !== undefined && (amount < limits.least || amount > limits.most);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get(AMOUNT_KEY) ?? '');
    void navigate(href('instalments', {}, { [AMOUNT_KEY]: readAmount(typed) }), { keepScroll: true });
  };
  return (
    <>
      <form action={href('instalments')} className={classes.form} onSubmit={submit}>
        <Input
          key={amount}
          name={AMOUNT_KEY}
          label="Belopp i kronor"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(amount)}
          {...(isOutside &&
            offers.length === 0 && {
              state: 'error' as const,
              message: `Skriv ett belopp mellan ${formatKronor(limits.least)} och ${formatKronor(limits.most)}.`,
            })}
        />
        <Button type="submit" size="large">
          Räkna ut
        </Button>
      </form>
      <ul role="list" className={classes.quick} aria-label="Vanliga belopp">
        {QUICK_AMOUNTS.map((each) => (
          <li key={each}>
            <Button
              href={href('instalments', {}, { [AMOUNT_KEY]: each })}
              aria-current={each === amount ? 'true' : undefined}
              variant="quiet"
            >
              {formatKronor(each)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What each plan costs for the amount; every cost in its own line, as the law wants it [O2.17-22]. */
function Examples({ amount, offers }: Pick<InstalmentsPageProps, 'amount' | 'offers'>) {
  return (
    <ul role="list" className={classes.plans} aria-label={`Delbetala ${formatKronor(amount)}`}>
      {offers.map((offer) => (
        <Card key={offer.months} as="li" padding="medium">
          <h3 className={classes.plan}>{planName(offer)}</h3>
          <p className={classes.monthly}>{monthlySum(offer)}</p>
          <dl className={classes.costs}>
            {planCosts(offer).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </ul>
  );
}

function OwnPlans() {
  const { bus } = usePlatform();
  const isHydrated = useIsHydrated();
  const user = useShared('user');
  return (
    <Card as="section" labelledBy="own-plans" padding="large">
      <h2 id="own-plans" className={classes.title}>
        Dina delbetalningar
      </h2>
      {isHydrated && user ? (
        <Suspense fallback={null}>
          <MyInstalments />
        </Suspense>
      ) : (
        <>
          <p className={classes.lead}>Logga in och legitimera dig, så visar vi dina planer och vad som är kvar.</p>
          {isHydrated ? <Button onClick={() => bus.emit('login.open', { mode: 'login' })}>Logga in</Button> : null}
        </>
      )}
    </Card>
  );
}

/** The information page on instalments [2.17-09]. */
export function InstalmentsPage({ amount, offers, warning, limits }: InstalmentsPageProps) {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <SectionHeading level={1}>Delbetalning</SectionHeading>
        <p className={classes.lead}>
          Dela upp köpet på 6 till 36 månader. Här ser du vad det kostar, innan du bestämmer dig. Du väljer delbetalning
          i kassan när du är inloggad, och legitimerar dig med BankID.
        </p>
      </header>
      <Alert tone="warning">{warning}</Alert>
      <section aria-labelledby="examples" className={classes.section}>
        <h2 id="examples" className={classes.title}>
          Räkna på ditt köp
        </h2>
        <AmountForm {...{ amount, offers, limits }} />
        {offers.length > 0 ? <Examples amount={amount} offers={offers} /> : null}
        {offers.length === 0 && limits !== undefined && amount >= limits.least && amount <= limits.most ? (
          <Alert tone="info">Delbetalning går inte att välja just nu.</Alert>
        ) : null}
      </section>
      <OwnPlans />
      <section aria-labelledby="questions" className={classes.section}>
        <h2 id="questions" className={classes.title}>
          Vanliga frågor
        </h2>
        <div className={classes.questions}>
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question} className={classes.question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}
