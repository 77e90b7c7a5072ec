import { randomInt } from 'node:crypto';

/** No vowels, so that no words appear; no characters that are easily confused when read aloud or typed from paper. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

const letters = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** 'RT-7K3M-9Q2T': written on the returned parcel. */
export const newReturnNumber = (): string => `RT-${letters(4)}-${letters(4)}`;

/** 'PX-7K3M-9Q2T': easy to read out to customer service; 27⁸ of them cannot be guessed. */
export const newOrderNumber = (): string => `PX-${letters(4)}-${letters(4)}`;
