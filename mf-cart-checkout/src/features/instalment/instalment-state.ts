import type { Problem } from '../checkout/customer-fields.ts';

/** What the signing is for, as the bus names it. */
export const SIGNING_ID = 'checkout';

/** The chosen plan, and the signing that agrees to it. */
export interface InstalmentState {
  readonly months: number | null;
  readonly signed: { readonly reference: string; readonly at: number } | null;
}

const KEY = 'instalment';
const NOTHING: InstalmentState = { months: null, signed: null };

/** A little less than the server's 15 minutes: the order takes its time, too. */
const VALID_MS = 14 * 60_000;

/** Whether the signing is still good for an order. */
export const isSigned = ({ signed }: InstalmentState, now: Date): boolean =>
  signed !== null && now.getTime() - signed.at < VALID_MS;

/** What is missing before an order by instalments can be placed, at its field. */
export function instalmentProblems(state: InstalmentState, now: Date): Problem[] {
  const problems: Problem[] = [];
  if (state.months === null)
    problems.push({ at: 'instalmentMonths', message: 'Välj hur många månader du vill betala' });
  if (!isSigned(state, now)) {
    problems.push({ at: 'instalmentReference', message: 'Legitimera dig för att teckna delbetalning.' });
  }
  return problems;
}

const isState = (value: unknown): value is InstalmentState => {
  const { months, signed } = { ...(value as Partial<InstalmentState> | null) };
  const isMonths = months === null || typeof months === 'number';
  return isMonths && (signed === null || (typeof signed?.reference === 'string' && typeof signed.at === 'number'));
};

/** What was chosen and signed before a reload. */
export function readInstalment(storage: Pick<Storage, 'getItem'>): InstalmentState {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isState(stored) ? stored : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Keeps it for a reload of this tab: the signing is bound to the session anyway. */
export const writeInstalment = (storage: Pick<Storage, 'setItem'>, state: InstalmentState): void =>
  storage.setItem(KEY, JSON.stringify(state));
