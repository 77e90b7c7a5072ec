import { cartRowIdentity, type IdentifiableRow, keyOfRow } from './cart-row-identity.ts';

/** [O4-02] The four things an event can do. */
export const CART_METHODS = ['relative', 'absolute', 'clear', 'updateRow'] as const;

/** Method of a cart event. */
export type CartMethod = (typeof CART_METHODS)[number];

/** Fields of a cart event [3-09] that prediction reads. `clear` needs only its method. */
export interface PredictableEvent {
  readonly method: CartMethod;
  readonly productId?: number | null | undefined;
  readonly unitPrice?: number | null | undefined;
  readonly pass?: string | null | undefined;
  readonly extraData?: Readonly<Record<string, unknown>> | null | undefined;
  /** Change for `relative`, new amount for `absolute`; unused otherwise. */
  readonly quantity?: number | null | undefined;
  /** updateRow: name of the extraData field … */
  readonly key?: string | null | undefined;
  /** … and its new value. */
  readonly value?: unknown;
}

/** A cart row as far as prediction touches it. */
export interface PredictableRow extends IdentifiableRow {
  readonly id: number | string;
  readonly quantity: number;
  readonly extraData: Readonly<Record<string, unknown>>;
}

/** Makes the row of a product that is not in the cart yet; the caller knows the product, prediction does not. */
export type CreateRow<Row extends PredictableRow> = (event: PredictableEvent, id: string) => Row;

const PENDING_PREFIX = 'pendingTempId';

/** [3-04] Whether a row was added locally and the server has not confirmed it yet. */
export function isPendingRowId(id: number | string): boolean {
  return typeof id === 'string' && id.startsWith(PENDING_PREFIX);
}

function nextPendingNumber(rows: readonly PredictableRow[]): number {
  const numbers = rows
    .filter(({ id }) => isPendingRowId(id))
    .map(({ id }) => Number(String(id).slice(PENDING_PREFIX.length)));
  return Math.max(0, ...numbers.filter(Number.isInteger)) + 1;
}

function identityOfEvent({ productId, unitPrice, pass, extraData }: PredictableEvent): string {
  return cartRowIdentity({ productId: productId ?? 0, unitPrice: unitPrice ?? 0, pass, extraData });
}

function indexOfRow(rows: readonly PredictableRow[], identity: string): number {
  return rows.findIndex((row) => cartRowIdentity(keyOfRow(row)) === identity);
}

/** [4-06] Sets a quantity; nothing is left of a row with 0 or less. */
function withQuantity<Row extends PredictableRow>(rows: readonly Row[], index: number, quantity: number): Row[] {
  if (quantity <= 0) return rows.filter((_, position) => position !== index);
  return rows.map((row, position) => (position === index ? { ...row, quantity } : row));
}

/**
 * [4-08] Changes one extraData field. A row that then equals another one is merged with it, at the position of the
 * first.
 */
function withUpdatedRow<Row extends PredictableRow>(
  rows: readonly Row[],
  index: number,
  field: string,
  value: unknown,
): Row[] {
  const updated = rows.map((row, position) =>
    position === index ? { ...row, extraData: { ...row.extraData, [field]: value } } : row,
  );
  const changed = updated[index];
  if (!changed) return updated;
  const twin = updated.findIndex(
    (row, position) => position !== index && cartRowIdentity(keyOfRow(row)) === cartRowIdentity(keyOfRow(changed)),
  );
  const other = updated[twin];
  if (!other) return updated;
  const [first, second] = index < twin ? [index, twin] : [twin, index];
  return withQuantity(updated, first, other.quantity + changed.quantity).filter((_, position) => position !== second);
}

/**
 * [4-04..08] The rows as they will be once the server has applied the events in order. Does not mutate its input.
 *
 * Replaying the same events on the same rows gives the same temporary ids, so that React keys survive another server
 * response. An event that names no existing row and cannot create one (updateRow, or a quantity of 0 or less) changes
 * nothing.
 */
export function predictRows<Row extends PredictableRow>(
  rows: readonly Row[],
  events: readonly PredictableEvent[],
  createRow: CreateRow<Row>,
): Row[] {
  let pendingNumber = nextPendingNumber(rows);
  return events.reduce<Row[]>(
    (current, event) => {
      if (event.method === 'clear') return [];
      const index = indexOfRow(current, identityOfEvent(event));
      const existing = current[index];
      if (event.method === 'updateRow') {
        return existing && event.key ? withUpdatedRow(current, index, event.key, event.value) : current;
      }
      const amount = event.quantity ?? 0;
      if (existing)
        return withQuantity(current, index, event.method === 'relative' ? existing.quantity + amount : amount);
      if (amount <= 0) return current;
      const created = createRow(event, `${PENDING_PREFIX}${pendingNumber++}`);
      return [...current, { ...created, quantity: amount }];
    },
    [...rows],
  );
}
