/** Developer texts of the card provider's client, literal [8-39..42]; the shopper sees CARD_FAILURE instead [O8-04]. */
export const CARD_ERRORS = {
  noToken: 'A session invocation was attempted while no session token was provided.',
  otherSession: 'Loading a different session is not supported. Try creating a new Checkout instance.',
  noContainer: 'A container must be specified before accessing the iframe.',
  handshake: 'The card payment frame did not answer.',
} as const;

/** [O8-04] The shopper's text for every failed start. */
export const CARD_FAILURE = 'Betalningen kunde inte startas. Försök igen.';

export class CardPaymentError extends Error {
  override name = 'CardPaymentError' as const;
  readonly reason: keyof typeof CARD_ERRORS;
  readonly userMessage = CARD_FAILURE;

  constructor(reason: keyof typeof CARD_ERRORS, cause?: unknown) {
    super(CARD_ERRORS[reason], { cause });
    this.reason = reason;
  }
}
