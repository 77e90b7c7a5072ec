import { getInstalments } from '@shop/contracts/api/payment';
import { SHOP } from '@shop/contracts/config';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { formatKronor } from '@shop/domain/money';
import { isApiError, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { useCallback, useEffect, useState } from 'react';
import classes from './instalments-page.module.css';

type Plan = ResponseOf<typeof getInstalments>['data']['instalments'][number];

const APP = SHOP.eid.name;
/** What the signing is for, as the bus names it. */
const SIGNING_ID = 'plans';

const FAILURES = {
  cancelled: 'Du avbröt legitimeringen, så vi kan inte visa dina delbetalningar.',
  expired: 'Tiden för signering har gått ut! Vänligen försök igen.',
  failed: 'Legitimeringen gick inte. Försök igen.',
} as const;

const dateOf = (seconds: number): string => formatDayAndYear(fromUnixSeconds(seconds));

const stateOf = ({ paidAt, dueAt }: Plan['parts'][number]): string =>
  paidAt === null ? `Förfaller ${dateOf(dueAt)}` : `Betald ${dateOf(paidAt)}`;

function PlanView({ plan }: { readonly plan: Plan }) {
  const { href } = usePlatform();
  const { orderId, remaining, amount, next, parts } = plan;
  return (
    <li className={classes.own}>
      <h3 className={classes.plan}>
        <a href={href('order', { id: orderId })}>{`Beställning ${orderId}`}</a>
      </h3>
      <p>
        {remaining === 0
          ? `Betald: ${formatKronor(amount)}`
          : `${formatKronor(remaining)} kvar av ${formatKronor(amount)}`}
      </p>
      {next === null ? (
        <p>Allt är betalt.</p>
      ) : (
        <p>{`Nästa betalning: ${formatKronor(next.amount)}, senast ${dateOf(next.dueAt)}`}</p>
      )}
      <details className={classes.question}>
        <summary>{`Alla ${parts.length} betalningar`}</summary>
        <ol className={classes.parts}>
          {parts.map((part) => (
            <li key={part.number}>{`${formatKronor(part.amount)} · ${stateOf(part)}`}</li>
          ))}
        </ol>
      </details>
    </li>
  );
}

/** The member's plans, shown after an e-ID signing [O2.17-22], [1-72]. */
export default function MyInstalments() {
  const { api, bus, href } = usePlatform();
  const [plans, setPlans] = useState<readonly Plan[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async () => {
    try {
      const { data } = await api.call(getInstalments, {}, { fresh: true });
      setPlans(data.instalments);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.userMessage);
    }
  }, [api]);

  useEffect(
    () =>
      bus.on('eid.done', ({ purpose, id, outcome }) => {
        if (purpose !== 'instalments' || id !== SIGNING_ID) return;
        if (outcome === 'confirmed') void load();
        else setProblem(FAILURES[outcome]);
      }),
    [bus, load],
  );

  const sign = () => {
    setProblem(null);
    bus.emit('eid.sign', { purpose: 'instalments', id: SIGNING_ID });
  };
  return (
    <>
      <div role="status">{problem === null ? null : <Alert tone="error">{problem}</Alert>}</div>
      {plans === null ? (
        <>
          <p className={classes.lead}>
            Legitimera dig, så visar vi dina planer och vad som är kvar. Bara du får se dem.
          </p>
          <Button onClick={sign}>Legitimera dig med {APP}</Button>
        </>
      ) : (
        <>
          {plans.length === 0 ? <p>Du har inga delbetalningar.</p> : null}
          <ul role="list" className={classes.plansOfMember}>
            {plans.map((plan) => (
              <PlanView key={plan.id} plan={plan} />
            ))}
          </ul>
          <Button href={href('member.wh-payments')}>Betala under Betalningar</Button>
        </>
      )}
    </>
  );
}
