/** The kinds of mail that an unsubscribe link can end, as `mailCase` names them [O2.2-06]. */
export const ABANDONED_CART = 'abandoned-cart';
export const NEWSLETTER = 'newsletter';
