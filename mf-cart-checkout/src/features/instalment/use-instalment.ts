import type { EventPayload } from '@shop/contracts/events';
import { usePlatform } from '@shop/platform';
import { useEffect, useState } from 'react';
import type { Problem } from '../checkout/customer-fields.ts';
import type { OrderBody } from '../checkout/place-order.ts';
import {
  instalmentProblems,
  type InstalmentState,
  isSigned,
  readInstalment,
  SIGNING_ID,
  writeInstalment,
} from './instalment-state.ts';

export type EidOutcome = EventPayload<'eid.done'>['outcome'];

/** The plan that the buyer has chosen and signed for; kept over a reload. */
export interface Instalment {
  readonly months: number | null;
  /** Whether the e-ID has confirmed who buys, just now. */
  readonly isSigned: boolean;
  /** How the last signing has ended, unless it was confirmed. */
  readonly failure: Exclude<EidOutcome, 'confirmed'> | null;
  choose(months: number): void;
  /** Opens the e-ID dialog [1-72]. */
  sign(): void;
  /** What is missing before the order can be placed. */
  problems(): Problem[];
  /** For the order; undefined while something is missing. */
  body(): OrderBody['instalment'];
  /** The server does not take this signing: another is needed. */
  forgetSigning(): void;
}

/** The plan, and its signing through the e-ID dialog of the members' remote. */
export function useInstalment(): Instalment {
  const { bus, now } = usePlatform();
  const [state, setState] = useState<InstalmentState>({ months: null, signed: null });
  const [failure, setFailure] = useState<Instalment['failure']>(null);

  useEffect(() => setState(readInstalment(sessionStorage)), []);
  const change = (next: Partial<InstalmentState>): void =>
    setState((before) => {
      const after = { ...before, ...next };
      writeInstalment(sessionStorage, after);
      return after;
    });

  useEffect(
    () =>
      bus.on('eid.done', ({ purpose, id, outcome, reference }) => {
        if (purpose !== 'instalments' || id !== SIGNING_ID) return;
        setFailure(outcome === 'confirmed' ? null : outcome);
        if (reference !== undefined) change({ signed: { reference, at: now().getTime() } });
      }),
    [bus, now],
  );

  const { months, signed } = state;
  return {
    months,
    isSigned: isSigned(state, now()),
    failure,
    choose: (chosen) => change({ months: chosen }),
    sign: () => {
      setFailure(null);
      bus.emit('eid.sign', { purpose: 'instalments', id: SIGNING_ID });
    },
    problems: () => instalmentProblems(state, now()),
    body: () => (months === null || signed === null ? undefined : { months, reference: signed.reference }),
    forgetSigning: () => change({ signed: null }),
  };
}
