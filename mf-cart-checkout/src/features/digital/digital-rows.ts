import type { CartRow } from '@shop/contracts';

type Row = Pick<CartRow, 'product' | 'extraData'>;

/** Codes and keys that the buyer fetches; gift cards are mailed instead. */
export const isDownload = ({ product, extraData }: Row): boolean =>
  product.isDigital && extraData.giftCard === undefined;

export const hasDownloads = (rows: readonly Row[]): boolean => rows.some(isDownload);

/** Nothing of it needs a parcel, so neither an address nor freight is talked about. */
export const isAllDigital = (rows: readonly Pick<CartRow, 'product'>[]): boolean =>
  rows.length > 0 && rows.every(({ product }) => product.isDigital);
