import { Agent, type Dispatcher } from 'undici';

/** Carries the signal from the proxied request's headers to the connection; symbols are never sent. */
const LEFT = Symbol('left');

/** Headers of an upstream request that is given up when the signal aborts. */
export const abortingWith = <Headers extends object>(signal: AbortSignal, headers: Headers): Headers => ({
  ...headers,
  [LEFT]: signal,
});

const signalOf = (headers: object | null | undefined): AbortSignal | undefined => {
  const signal: unknown = headers && Reflect.get(headers, LEFT);
  return signal instanceof AbortSignal ? signal : undefined;
};

/**
 * Connections to the api that are closed when the browser, whose request they carry, has left: the proxy itself never
 * does.
 */
export class LeavingAgent extends Agent {
  override request: Dispatcher['request'] = (
    options: Dispatcher.RequestOptions<never>,
    ...callback: readonly unknown[]
  ): never => {
    const signal = signalOf(options.headers);
    const result: unknown = Reflect.apply(super.request, this, [
      signal ? { ...options, signal } : options,
      ...callback,
    ]);
    // With a callback nothing, without one a promise: the overloads of the parent cannot be said of an arrow function.
    return result as never;
  };
}
