import type { Poll as Result } from '@shop/contracts/api/opinion';
import { formatDay, fromUnixSeconds } from '@shop/domain/dates';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { ProgressBar } from '@shop/ui/progress-bar/progress-bar.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { PollQuestion } from './fetch-question.ts';
import { usePoll } from './use-poll.ts';
import classes from './poll.module.css';

/** [2.3-13], [O2.3-03] One question with its options; results for who has voted. */
export function Poll({ poll }: { readonly poll: PollQuestion }) {
  const { result, error, isBusy, vote } = usePoll(poll);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(chosen === null);
    if (chosen === null) form.current?.querySelector('input')?.focus();
    else void vote(chosen);
  };
  return (
    <Card as="aside" labelledBy={id} className={classes.poll}>
      <h2 id={id} className={classes.question}>
        {poll.question}
      </h2>
      {result === null ? (
        <form ref={form} onSubmit={submit} className={classes.form} noValidate>
          <fieldset
            className={classes.options}
            aria-labelledby={id}
            aria-describedby={isMissing ? `${id}-fel` : undefined}
          >
            {poll.options.map(({ id: value, text }) => (
              <label key={value} className={classes.option}>
                <input
                  type="radio"
                  name="poll"
                  value={value}
                  checked={chosen === value}
                  onChange={() => {
                    setChosen(value);
                    setIsMissing(false);
                  }}
                />
                {text}
              </label>
            ))}
          </fieldset>
          {isMissing ? (
            <p id={`${id}-fel`} role="alert" className={classes.error}>
              Välj ett svar.
            </p>
          ) : null}
          {error === null ? null : <Alert tone="error">{error}</Alert>}
          <Button type="submit" size="small" isLoading={isBusy}>
            Rösta
          </Button>
        </form>
      ) : (
        <Results result={result} />
      )}
      <p className={classes.note}>Pågår till {formatDay(fromUnixSeconds(poll.endsAt))}</p>
    </Card>
  );
}

function Results({ result }: { readonly result: Result }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone; a reader who has voted before is not interrupted.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label="Resultat" className={classes.results}>
      {result.options.map(({ id, text, share }) => (
        <ProgressBar
          key={id}
          value={share ?? 0}
          max={1}
          label={id === result.votedOptionId ? `${text} (din röst)` : text}
          valueText={`${Math.round((share ?? 0) * 100)} %`}
          tone={id === result.votedOptionId ? 'success' : 'ink'}
        />
      ))}
      <p className={classes.note}>
        {result.totalVotes} {result.totalVotes === 1 ? 'röst' : 'röster'}
      </p>
    </div>
  );
}
