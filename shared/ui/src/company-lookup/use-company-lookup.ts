import type { FoundCompany, LookupOutcome } from '@shop/contracts/api/address';
import { normaliseCorpNumber } from '@shop/domain/validation/normalise';
import { isMaskedCorpNumber, isPersonsCorpNumber, isValidCorpNumber } from '@shop/domain/validation/numbers';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last digit before a company is looked up: ten digits may become twelve. */
export const COMPANY_DELAY_MS = 300;

/** Looks a company up; a rejection means that the directory is away. */
export type FindCompany = (
  corpNumber: string,
  signal: AbortSignal,
) => Promise<{ readonly outcome: LookupOutcome; readonly company: FoundCompany | null }>;

/** How far a look-up has come, for `CompanyNote`. */
export type LookupState =
  | { readonly step: 'idle' | 'searching' | 'unknown' | 'away' | 'undone' }
  /** `undo` takes back what was filled in; null when there was nothing to fill. */
  | { readonly step: 'found'; readonly name: string; readonly undo: (() => void) | null };

/** Where a look-up comes from, and what becomes of its company. */
export interface CompanyLookupOptions {
  readonly find: FindCompany;
  readonly currentYear: number;
  /** Fills the form in, and returns what takes that back; null when nothing was filled in. */
  readonly onFound: (company: FoundCompany) => (() => void) | null;
}

const IDLE: LookupState = { step: 'idle' };

/** A number that is worth a look-up: whole, right, and no person's. */
const isCompanys = (typed: string, currentYear: number): boolean =>
  !isMaskedCorpNumber(typed) && isValidCorpNumber(typed, currentYear) && !isPersonsCorpNumber(typed);

/**
 * Looks a company up when its number has been typed, once for each number. Nothing waits for it: what comes late, and a
 * number that has changed meanwhile, fill nothing in.
 */
export function useCompanyLookup(options: CompanyLookupOptions): {
  readonly state: LookupState;
  readonly onNumber: (typed: string) => void;
} {
  const [state, setState] = useState(IDLE);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const current = useRef<{ readonly number: string; readonly stop: () => void }>({ number: '', stop: () => undefined });
  useEffect(() => () => current.current.stop(), []);

  const show = ({ outcome, company }: Awaited<ReturnType<FindCompany>>): void => {
    if (company === null) return setState(outcome === 'unknown' || outcome === 'away' ? { step: outcome } : IDLE);
    const restore = latest.current.onFound(company);
    const undo =
      restore &&
      (() => {
        restore();
        setState({ step: 'undone' });
      });
    setState({ step: 'found', name: company.name, undo });
  };

  const onNumber = (typed: string): void => {
    const number = normaliseCorpNumber(typed);
    if (number === current.current.number) return;
    current.current.stop();
    const controller = new AbortController();
    const { signal } = controller;
    const search = async (): Promise<void> => {
      setState({ step: 'searching' });
      const found = await latest.current
        .find(number, signal)
        .catch(() => ({ outcome: 'away' as const, company: null }));
      if (!signal.aborted) show(found);
    };
    setState(IDLE);
    const timer = isCompanys(typed, latest.current.currentYear)
      ? setTimeout(() => void search(), COMPANY_DELAY_MS)
      : undefined;
    current.current = {
      number,
      stop: () => {
        clearTimeout(timer);
        controller.abort();
      },
    };
  };
  return { state, onNumber };
}
