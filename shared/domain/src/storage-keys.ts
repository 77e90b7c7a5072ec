/**
 * Session-storage key for the prefilled register form when the shop itself offers membership [2.10-07]: JSON of
 * `{email, orderId, secret}`, the query parameters of the mailed links. Storage reaches neither history nor logs.
 */
export const REGISTER_PREFILL_KEY = 'register-prefill';
