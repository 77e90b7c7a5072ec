import type { ResponseOf } from '@shop/contracts';
import type { getOrderWithdrawal } from '@shop/contracts/api/order-return';
import type { RouteSnapshot } from '@shop/contracts/routes';

export type Withdrawal = ResponseOf<typeof getOrderWithdrawal>['data']['withdrawal'];
export type WithdrawalRow = Withdrawal['rows'][number];

/** Query keys of the page: the selection of the first step, and the receipt of the second. */
export const UNITS_KEY = 'antal';
export const DONE_KEY = 'klar';

/** Position of a row in its order: the last part of its id. */
export const positionOf = ({ rowId }: Pick<WithdrawalRow, 'rowId'>): number => Number(rowId.split('-').at(-1));

const PART = /^(\d{1,3}):(\d{1,4})$/;

/** What the first step has selected, '0:1,2:3'; '' for nothing, null before the step. */
export function selectionOf(query: RouteSnapshot['query']): string | null {
  const given = query[UNITS_KEY];
  if (given === undefined) return null;
  const units = new Map<number, number>();
  for (const part of Array.isArray(given) ? given : [given]) {
    const [, position, quantity] = PART.exec(part) ?? [];
    if (position !== undefined && Number(quantity) > 0) units.set(Number(position), Number(quantity));
  }
  return [...units].map(([position, quantity]) => `${position}:${quantity}`).join(',');
}

/** The selection as values of the query, for links and navigation. */
export const unitsOf = (selection: string): string[] => selection.split(',').filter(Boolean);

/** Units of each selected row, by its id. */
export function selectedUnits(rows: readonly WithdrawalRow[], selection: string): ReadonlyMap<string, number> {
  const units = new Map(unitsOf(selection).map((part) => part.split(':').map(Number) as [number, number]));
  return new Map(
    rows.flatMap((row) => (units.has(positionOf(row)) ? [[row.rowId, units.get(positionOf(row)) ?? 0]] : [])),
  );
}

/** Whether units of the row can be selected. */
export const isSelectable = ({ remaining, exempt }: WithdrawalRow): boolean => remaining > 0 && exempt === null;

/** Selected when nothing has been selected yet: the only unit of an order, which leaves nothing to choose. */
export function firstSelection(rows: readonly WithdrawalRow[]): string {
  const open = rows.filter(isSelectable);
  const [only] = open;
  return open.length === 1 && only?.remaining === 1 ? `${positionOf(only)}:1` : '';
}
