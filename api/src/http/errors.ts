import type { ErrorResponse, ErrorCode } from '@shop/contracts';

export interface ErrorKind {
  status: number;
  text: string;
}

/** HTTP status and default text (Swedish, for shoppers) of each error code. */
export const ERROR_KINDS: Record<ErrorCode, ErrorKind> = {
  BAD_REQUEST: { status: 400, text: 'Begäran kunde inte läsas.' },
  VALIDATION: { status: 422, text: 'Kontrollera uppgifterna och försök igen.' },
  UNAUTHORIZED: { status: 401, text: 'Du måste logga in.' },
  FORBIDDEN: { status: 403, text: 'Du har inte behörighet att göra det här.' },
  NOT_FOUND: { status: 404, text: 'Det du söker finns inte.' },
  METHOD_NOT_ALLOWED: { status: 405, text: 'Det går inte att göra så här.' },
  CONFLICT: { status: 409, text: 'Uppgifterna har ändrats. Ladda om och försök igen.' },
  GONE: { status: 410, text: 'Det här finns inte längre.' },
  PAYLOAD_TOO_LARGE: { status: 413, text: 'Det du skickade är för stort.' },
  UNSUPPORTED_REGION: { status: 400, text: 'I nuläget är sidan tyvärr bara tillgänglig på svenska!' },
  ORIGIN_REFUSED: { status: 403, text: 'Begäran kom från en annan webbplats och stoppades.' },
  RATE_LIMITED: { status: 429, text: 'Försök igen om en stund!' },
  LOGIN_FAILED: { status: 403, text: 'Användarnamnet och/eller lösenordet är fel!' },
  REAUTHENTICATION_NEEDED: { status: 401, text: 'Logga in igen för att fortsätta.' },
  SECOND_FACTOR_NEEDED: { status: 403, text: 'Bekräfta i adminverktyget att det är du för att fortsätta.' },
  STARRED_STORES_FULL: { status: 507, text: 'Du kan max ha tre stjärnmarkerade butiker!' },
  CART_EMPTY: { status: 409, text: 'Varukorgen är tom.' },
  CART_CHANGED: { status: 409, text: 'Varukorgen har ändrats. Kontrollera den innan du beställer.' },
  PRICE_CHANGED: { status: 409, text: 'Ett pris har ändrats. Kontrollera summan innan du beställer.' },
  OUT_OF_STOCK: { status: 409, text: 'En vara har tagit slut.' },
  PAYMENT_REFUSED: { status: 402, text: 'Betalningen gick inte igenom.' },
  PAYMENT_UNAVAILABLE: { status: 503, text: 'Betalningen kunde inte startas. Försök igen.' },
  UNAVAILABLE: { status: 503, text: 'Tjänsten är tillfälligt otillgänglig. Försök igen om en stund.' },
  INTERNAL: { status: 500, text: 'Något gick fel. Försök igen om en stund.' },
};

export interface ApiErrorOptions {
  /** One Swedish message per refused field of the request body. */
  fields?: Record<string, string>;
  /** With 401: the required login [O7-02]. */
  level?: ErrorResponse['level'];
  /**
   * Only where the specification prints another status than the code's own, such as 402 for a newsletter
   * subscription.
   */
  status?: number;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * An expected refusal: thrown anywhere below a handler, it becomes `{error, code}` with the code's status [O8-01].
 * `messageSv` is shown to shoppers; without it the code's default text is.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly options: ApiErrorOptions;

  constructor(code: ErrorCode, messageSv?: string, options: ApiErrorOptions = {}) {
    super(messageSv ?? ERROR_KINDS[code].text, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return this.options.status ?? ERROR_KINDS[this.code].status;
  }

  body(requestId: string): ErrorResponse {
    const { fields, level } = this.options;
    return { error: this.message, code: this.code, ...(fields && { fields }), ...(level && { level }), requestId };
  }
}

/**
 * 404 with the code's default text, for rows that do not exist or belong to another member: the two look the same
 * from outside.
 */
export const notFound = (messageSv?: string): ApiError => new ApiError('NOT_FOUND', messageSv);

/** Whether an error is a rate limit's refusal, for callers that add something to it. */
export const isRateLimited = (error: unknown): boolean => error instanceof ApiError && error.code === 'RATE_LIMITED';
