import { type CartEvent, ExtraData } from '@shop/contracts';
import { isGiftCardAmount } from '@shop/domain/gift-card';
import { CUSTOM_PC_PRODUCT_ID } from '@shop/domain/ids';
import { namedBuild } from '../configure-to-order/configurator.ts';
import { ApiError } from '../http/errors.ts';
import { normaliseExtraData } from './cart-line.ts';
import type { CartProduct, CartProducts } from './cart-product.ts';
import { giftCardAmounts, giftCardRefusal } from './gift-card-rows.ts';

/** The row of an event. `unitPrice` in kronor only identifies it and is never charged [O3-03]. */
export interface NamedRow {
  readonly productId: number;
  readonly unitPrice: number | null;
  readonly pass: string | null;
  readonly extraData: ExtraData;
}

/** A validated cart event. */
export type CartCommand =
  | { readonly method: 'clear' }
  | { readonly method: 'relative' | 'absolute'; readonly row: NamedRow; readonly quantity: number }
  | { readonly method: 'updateRow'; readonly row: NamedRow; readonly field: keyof ExtraData; readonly value: unknown };

const refuse = (text: string): never => {
  throw new ApiError('BAD_REQUEST', text);
};

const isField = (key: string): key is keyof ExtraData => Object.hasOwn(ExtraData.shape, key);

function readRow({ productId, unitPrice, pass, extraData }: CartEvent): NamedRow {
  if (typeof productId !== 'number') return refuse('Händelsen saknar produkt.');
  return {
    productId,
    unitPrice: unitPrice ?? null,
    pass: pass || null,
    extraData: normaliseExtraData(extraData),
  };
}

/** [O4-02] Parses an event. One invalid event refuses the whole batch with 400. */
export function readEvent(event: CartEvent): CartCommand {
  if (event.method === 'clear') return { method: 'clear' };
  const row = readRow(event);
  if (event.method === 'updateRow') {
    const { key, value } = event;
    if (typeof key !== 'string' || !isField(key)) return refuse('Fältet kan inte ändras.');
    const given = ExtraData.safeParse({ [key]: value });
    if (value === undefined || !given.success) return refuse('Värdet är inte giltigt.');
    return { method: 'updateRow', row, field: key, value: given.data[key] };
  }
  if (typeof event.quantity !== 'number') return refuse('Händelsen saknar antal.');
  return { method: event.method, row, quantity: event.quantity };
}

const ALLOWED_FOR: Partial<Record<keyof ExtraData, (product: CartProduct) => boolean>> = {
  giftCard: ({ isGiftCard }) => isGiftCard,
  ctoConfigurationId: ({ id }) => id === CUSTOM_PC_PRODUCT_ID,
};

/**
 * [O3-04] Which extraData a row may have depends on its product; a gift card has an amount that is sold, and a
 * build can be built.
 */
export function checkExtraData(extraData: ExtraData, product: CartProduct): void {
  for (const [field, isAllowed] of Object.entries(ALLOWED_FOR)) {
    if (Object.hasOwn(extraData, field) && !isAllowed(product)) refuse('Uppgiften hör inte till produkten.');
  }
  const { ctoConfigurationId } = extraData;
  if (ctoConfigurationId !== undefined && namedBuild(product.configurator, ctoConfigurationId) === null) {
    refuse('Bygget går inte att beställa.');
  }
  if (extraData.giftCard && !isGiftCardAmount(extraData.giftCard.amount, giftCardAmounts(product)))
    refuse('Beloppet finns inte.');
}

function checkGiftCard(extraData: ExtraData, product: CartProduct, now: Date, isNew: boolean): void {
  const refusal = giftCardRefusal(extraData, product, now, isNew);
  if (refusal !== null) throw new ApiError('BAD_REQUEST', refusal.text, { fields: refusal.fields });
}

/** Checks the extraData of all commands before any of them is applied. */
export function checkCommands(commands: readonly CartCommand[], products: CartProducts, now: Date): void {
  for (const command of commands) {
    if (command.method === 'clear') continue;
    const product = products.get(command.row.productId);
    if (product === undefined) continue;
    checkExtraData(command.row.extraData, product);
    if (command.method === 'updateRow') {
      const changed = { [command.field]: command.value };
      checkExtraData(changed, product);
      if (command.field === 'giftCard') checkGiftCard(changed, product, now, true);
    } else if (command.quantity > 0) {
      // The stepper of a row names it as it is, also on a day after its own.
      checkGiftCard(command.row.extraData, product, now, command.method === 'relative');
    }
  }
}
