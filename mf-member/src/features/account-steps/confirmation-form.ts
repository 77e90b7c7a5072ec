/** Where the form for another confirmation mail posts to without JavaScript. */
export const CONFIRMATION_FORM = 'bekrafta-adressen';
/** Key and value in the address after it was sent, and `fel`'s value when it was not. */
export const SENT_KEY = 'skickat';
export const SENT = 'bekraftelse';
export const FAILED = 'bekraftelse';
