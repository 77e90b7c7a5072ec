import { SHOP } from '@shop/contracts/config';

/** Where the second step posts to without script, below the region. */
export const WITHDRAWAL_FORM = 'angeranmalan';
export const WITHDRAWAL_ACTION = `/${SHOP.region}/${WITHDRAWAL_FORM}`;
/** `fel` of a statement that the api has rejected. */
export const WITHDRAWAL_NOTE = 'anger';
