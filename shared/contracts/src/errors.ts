import * as z from 'zod/mini';

/** Every error code of the api. The Swedish text is for the shopper, the code for the program [O8-01]. */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'VALIDATION',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'GONE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_REGION',
  'ORIGIN_REFUSED',
  'RATE_LIMITED',
  'LOGIN_FAILED',
  'REAUTHENTICATION_NEEDED',
  'SECOND_FACTOR_NEEDED',
  'STARRED_STORES_FULL',
  'CART_EMPTY',
  'CART_CHANGED',
  'PRICE_CHANGED',
  'OUT_OF_STOCK',
  'PAYMENT_REFUSED',
  'PAYMENT_UNAVAILABLE',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

/** Code of an error response; docs/errors.md explains each. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Body of every error response. `fields` has one Swedish message per invalid field of the request body. */
export const ErrorResponse = z.object({
  error: z.string(),
  code: z.enum(ERROR_CODES),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With 401: the access level that the call needs, so that the right login can open [O7-02]. */
  level: z.optional(z.enum(['user', 'secure', 'always', 'employee', 'admin'])),
  requestId: z.optional(z.string()),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
