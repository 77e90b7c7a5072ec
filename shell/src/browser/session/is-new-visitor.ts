import { NEW_VISITOR, VISITOR_METRIC } from '../../page/visitor-timing.ts';
import { IS_LOGGED_IN_KEY } from './watch-session.ts';

/** The parts of the browser that tell. */
export interface VisitorSigns {
  /** The document's own request; undefined in a browser that does not tell. */
  readonly navigation: Pick<PerformanceNavigationTiming, 'type' | 'serverTiming'> | undefined;
  readonly storage: Pick<Storage, 'getItem'>;
  /** Whether a service worker of the shop controls the page. */
  readonly isControlled: boolean;
}

/**
 * Whether the document came to a browser of which the api has neither a session nor a cart. Anything that speaks
 * against it counts, since a stored response may be from before: a reload, a step in the history, a service worker,
 * and what the shop stores on its first page.
 */
export const isNewVisitor = ({ navigation, storage, isControlled }: VisitorSigns): boolean => {
  if (isControlled || navigation?.type !== 'navigate' || storage.getItem(IS_LOGGED_IN_KEY) !== null) return false;
  return (navigation.serverTiming ?? []).some(
    ({ name, description }) => name === VISITOR_METRIC && description === NEW_VISITOR,
  );
};

/** `isNewVisitor` of this page. */
export const isNewHere = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isControlled = Boolean(window.navigator.serviceWorker?.controller);
  return isNewVisitor({ navigation, storage: localStorage, isControlled });
};
