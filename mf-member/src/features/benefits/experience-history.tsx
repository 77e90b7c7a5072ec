import { getExperience } from '@shop/contracts/api/member-world';
import type { ApiClient } from '@shop/contracts/platform';
import { formatDayAndYear, formatIsoDay, fromUnixSeconds } from '@shop/domain/dates';
import { formatWholeNumber } from '@shop/domain/money';
import { isApiError, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Refetchable } from '../failure/refetchable.tsx';
import classes from './benefits-page.module.css';
import type { ExperienceLedger } from './load-benefits.ts';

/** Rows that are shown before more are asked for. */
const FIRST_ROWS = 8;

const fetchPage = async (api: ApiClient, page: number): Promise<ExperienceLedger> =>
  (await api.call(getExperience, { query: { page } }, { fresh: true })).data;

/** '+50 xp', '−1 299 xp'. */
const amountText = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}${formatWholeNumber(Math.abs(amount))}\u00a0xp`;

type Entry = ExperienceLedger['entries'][number];

/** What is known of the ledger, and the way to more of it: first the rest of a page, then the next page. */
function useLedger(first: ExperienceLedger) {
  const { api, toasts } = usePlatform();
  const [entries, setEntries] = useState<readonly Entry[]>(first.entries);
  const [nextPage, setNextPage] = useState(2);
  const [shown, setShown] = useState(FIRST_ROWS);
  const [isBusy, setIsBusy] = useState(false);

  const more = async (): Promise<void> => {
    if (shown < entries.length) return setShown(entries.length);
    setIsBusy(true);
    try {
      const page = await fetchPage(api, nextPage);
      // What was earned meanwhile has moved entries on to this page that are known.
      const known = new Set(entries.map(({ id }) => id));
      const all = [...entries, ...page.entries.filter(({ id }) => !known.has(id))];
      setEntries(all);
      setShown(all.length);
      setNextPage(nextPage + 1);
    } catch (error) {
      toasts.show(isApiError(error) ? error.userMessage : 'Det gick inte att hämta fler. Försök igen.', 'error');
    } finally {
      setIsBusy(false);
    }
  };
  return { rows: entries.slice(0, shown), hasMore: shown < first.total, isBusy, more };
}

function Ledger({ first }: { readonly first: ExperienceLedger }) {
  const { rows, hasMore, isBusy, more } = useLedger(first);
  const body = useRef<HTMLTableSectionElement>(null);
  const before = useRef(rows.length);
  // The keyboard goes on with the first row that has come.
  useEffect(() => {
    if (rows.length > before.current) body.current?.querySelectorAll('tr')[before.current]?.focus();
    before.current = rows.length;
  }, [rows.length]);
  if (rows.length === 0) return <p className={classes.muted}>Du har inte fått några xp än. Här syns de första.</p>;
  return (
    <>
      <table className={clsx(classes.table, classes.ledger)}>
        <thead>
          <tr>
            <th scope="col">Vad det var för</th>
            <th scope="col" className={classes.amount}>
              Xp
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(({ id, reason, amount, at }) => (
            <tr key={id} tabIndex={-1}>
              <th scope="row">
                {reason}
                <time dateTime={formatIsoDay(fromUnixSeconds(at))} className={classes.day}>
                  {formatDayAndYear(fromUnixSeconds(at))}
                </time>
              </th>
              <td className={classes.amount}>{amountText(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore ? (
        <Button isLoading={isBusy} onClick={() => void more()} className={classes.more}>
          Visa fler
        </Button>
      ) : null}
    </>
  );
}

/** [O4-38] Where each of the member's XP comes from: nothing is given or taken that does not stand here. */
export function ExperienceHistory({ experience }: { readonly experience: ExperienceLedger | null }) {
  return (
    <section aria-labelledby="benefits-history" className={classes.section}>
      <SectionHeading id="benefits-history">Dina xp</SectionHeading>
      <Refetchable
        first={experience}
        fetch={(api) => fetchPage(api, 1)}
        failure="Det gick inte att hämta var dina xp kommer ifrån."
      >
        {(ledger) => (
          <>
            <p>{`Allt som har gett eller tagit xp, det senaste först. Summan är ${formatWholeNumber(ledger.balance)}\u00a0xp.`}</p>
            <Ledger first={ledger} />
          </>
        )}
      </Refetchable>
    </section>
  );
}
