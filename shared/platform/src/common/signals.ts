import { isApiError } from '../api-client/api-error.ts';

/** Thrown by `notFound()`. Recognised by name, because remote and shell have different copies of this class. */
export class NotFoundSignal extends Error {
  override name = 'NotFoundSignal' as const;
}

/** Thrown by `redirect()`. */
export class RedirectSignal extends Error {
  override name = 'RedirectSignal' as const;
  to: string;
  permanent: boolean;

  constructor(to: string, permanent: boolean) {
    super(`Redirect to ${to}`);
    this.to = to;
    this.permanent = permanent;
  }
}

/** Ends `load` (or a render): the page does not exist and has status 404. */
export const notFound = (): never => {
  throw new NotFoundSignal('Not found');
};

/** Ends `load` with a redirect to another URL: 302 unless permanent (301). */
export const redirect = (to: string, options: { permanent?: boolean } = {}): never => {
  throw new RedirectSignal(to, options.permanent ?? false);
};

const hasName = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/**
 * Whether a thrown value means that the page does not exist: thrown by `notFound()`, or a 404 of the api that `load`
 * did not catch.
 */
export const isMissingPage = (error: unknown): boolean =>
  hasName(error, 'NotFoundSignal') || (isApiError(error) && error.status === 404);
/** Whether a thrown value is a redirect. */
export const isRedirect = (error: unknown): error is RedirectSignal => hasName(error, 'RedirectSignal');
