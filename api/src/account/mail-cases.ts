/** [O2.2-06] The kinds of mail that a link can end, as `mailCase` names them. */
export const ABANDONED_CART = 'abandoned-cart';
export const NEWSLETTER = 'newsletter';
