import { randomInt } from 'node:crypto';
import { ORDER_ALPHABET } from '@shop/domain/order-number';

const letters = (count: number): string =>
  Array.from({ length: count }, () => ORDER_ALPHABET.charAt(randomInt(ORDER_ALPHABET.length))).join('');

/** 'RT-7K3M-9Q2T': written on the returned parcel. */
export const newReturnNumber = (): string => `RT-${letters(4)}-${letters(4)}`;

/** 'KS-7K3M-9Q2T': a case of customer service. */
export const newCaseNumber = (): string => `KS-${letters(4)}-${letters(4)}`;

/** 'PX-7K3M-9Q2T': easy to read out to customer service; 27⁸ of them cannot be guessed. */
export const newOrderNumber = (): string => `PX-${letters(4)}-${letters(4)}`;
