/**
 * Session-storage key of what the register form is prefilled from when the shop itself offers membership [2.10-07]: JSON of
 * `{email, orderId, secret}`, as the query of that name has it in links from e-mails. In storage it reaches neither history
 * nor logs.
 */
export const REGISTER_PREFILL_KEY = 'register-prefill';
