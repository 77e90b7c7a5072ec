import type * as z from 'zod/mini';

/**
 * How strongly a call must identify its caller [7.1-08], [O7-02].
 * `never` sends no session, `exists` uses one if there is one, `user` responds 401 without a login, `secure` needs a
 * login or e-ID signing within the last 15 minutes, `always` a new login for that call.
 */
export type Access = 'never' | 'exists' | 'user' | 'secure' | 'always';

type Schema = z.ZodMiniType;

/**
 * One call of the api: the server registers its route from it, and the client derives the types of request and
 * response.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  ApiResponse extends Schema | undefined = Schema | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api/`, with `:name` for parameters; no leading slash. */
  path: string;
  access: Access;
  /** Calls for employees and admins; checked on the server after `access`. */
  role?: 'employee' | 'admin';
  /** Message to a caller without a login, where the specification has a text of its own. */
  loginText?: string;
  /**
   * Seconds that any cache may store the response, which is then the same for all: without cookies and `Version`
   * [O7-27].
   */
  cacheSeconds?: number;
  /**
   * For calls with one response for all visitors and one for all members: seconds that the shop's own server may cache
   * it for that audience. No header says so, since other caches cannot tell the audiences apart.
   */
  audienceSeconds?: number;
  /** One English sentence for the OpenAPI document; names the requirement. */
  summary: string;
  params?: Params;
  query?: Query;
  /** Added to the query by the shop's own client: what its screens need. Other callers get what is specified. */
  clientQuery?: Readonly<Record<string, string>>;
  body?: Body;
  /** By default the response is 204 without a body [O7-01]. */
  response?: ApiResponse;
}

/** Declares a call. It only fixes the types; the table of all calls is `contracts/api/index.ts`. */
export const endpoint = <
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const ApiResponse extends Schema | undefined = undefined,
>(
  definition: Endpoint<Params, Query, Body, ApiResponse>,
): Endpoint<Params, Query, Body, ApiResponse> => definition;

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

/** What a caller passes to an endpoint. Parts that the endpoint does not declare are optional. */
export type RequestOf<E extends Endpoint> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A>
    ? (P extends Schema ? { params: Input<P> } : { params?: undefined }) &
        (Q extends Schema ? { query?: Input<Q> } : { query?: undefined }) &
        (B extends Schema ? { body: Input<B> } : { body?: undefined })
    : never;

/** Response of the endpoint; `undefined` for 204. */
export type ResponseOf<E extends Endpoint> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? Output<A> : never;
/** The same as a handler returns it: without what the caller reads as a default. */
export type SentResponseOf<E extends Endpoint> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? Input<A> : never;
/** Path parameters as a handler receives them, parsed. */
export type ParamsOf<E extends Endpoint> =
  E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? Output<P> : never;
/** Query as a handler receives it, parsed. */
export type QueryOf<E extends Endpoint> = E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? Output<Q> : never;
/** Body as a handler receives it, parsed. */
export type BodyOf<E extends Endpoint> = E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? Output<B> : never;
