import { Agent, type Dispatcher } from 'undici';

/** Passes the signal from the proxied request's headers to the connection; symbols are never sent. */
const SIGNAL = Symbol('signal');

/** Headers of an upstream request that is aborted with the signal. */
export const abortingWith = <Headers extends object>(signal: AbortSignal, headers: Headers): Headers => ({
  ...headers,
  [SIGNAL]: signal,
});

const signalOf = (headers: object | null | undefined): AbortSignal | undefined => {
  const signal: unknown = headers && Reflect.get(headers, SIGNAL);
  return signal instanceof AbortSignal ? signal : undefined;
};

/** Agent that aborts api requests when the browser has disconnected, which the proxy does not do by itself. */
export class AbortingAgent extends Agent {
  override request: Dispatcher['request'] = (
    options: Dispatcher.RequestOptions<never>,
    ...callback: readonly unknown[]
  ): never => {
    const signal = signalOf(options.headers);
    const result: unknown = Reflect.apply(super.request, this, [
      signal ? { ...options, signal } : options,
      ...callback,
    ]);
    // Returns undefined with a callback and a promise without: an arrow function cannot have the parent's overloads.
    return result as never;
  };
}
