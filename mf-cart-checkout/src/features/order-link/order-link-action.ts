import { SHOP } from '@shop/contracts/config';

/** Where the form without script posts to, below the region. */
export const ORDER_LINK_FORM = 'bestallningslank';
export const ORDER_LINK_ACTION = `/${SHOP.region}/${ORDER_LINK_FORM}`;

/** Query key of a page whose form has been sent without script. */
export const LINK_SENT_KEY = 'skickat';
