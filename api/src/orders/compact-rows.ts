import { rowIdOf } from './return-store.ts';

/** '0:1,2:3', positions and units as a URL or a plain form carries them, as rows of the order. */
export const parseCompactRows = (orderId: string, text: string): { rowId: string; quantity: number }[] =>
  text
    .split(',')
    .map((part) => part.split(':').map(Number))
    .map(([position = Number.NaN, quantity = 0]) => ({ rowId: rowIdOf(orderId, position), quantity }))
    .filter(({ quantity }) => quantity > 0);
