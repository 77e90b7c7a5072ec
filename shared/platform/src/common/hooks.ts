import { useAtom, useAtomValue, type Atom, type ExtractAtomValue, type PrimitiveAtom } from 'jotai';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Platform, SharedAtoms } from '@shop/contracts/platform';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { isServer } from './is-server.ts';
import { LATER_ATOMS } from './shared-atoms.ts';
import { useSlotContext } from './slot-context.ts';
import { startOfStep } from './time-step.ts';

/** The Platform object: bus, atoms, api, navigation, modals, toasts. */
export const usePlatform = (): Platform => useSlotContext().platform;

/**
 * Whether this is the first page of a visitor of whom the api has nothing, so that there is nothing of their own to
 * fetch. For effects and what is rendered after hydration: a page's HTML is the same for all visitors.
 */
export const isFirstPageOfNewVisitor = ({ isNewVisitor, store, atoms }: Platform): boolean =>
  isNewVisitor === true && store.get(atoms.previousRoute) === null;

/** Resolves when that is due which a page can do without until it is used: at once, but for a new visitor. */
export const whenDue = (platform: Platform): Promise<void> =>
  (isFirstPageOfNewVisitor(platform) ? platform.whenUsed : undefined) ?? Promise.resolve();

/** The route of the current page; changes when the shell updates the slot. */
export const useRoute = (): RouteSnapshot => useSlotContext().route;

/**
 * Calls `act` when the URL changes, but not on the first render. The route is read in an effect only, so that the
 * slot's HTML does not depend on it and can be cached for other pages.
 */
export const useOnUrlChange = (act: () => void, part: 'fullPath' | 'path' = 'fullPath'): void => {
  const route = useRoute();
  const shown = useRef<string | null>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const before = shown.current;
    shown.current = route[part];
    if (before !== null && before !== route[part]) latest.current();
  }, [route, part]);
};

type SharedValue<Name extends keyof SharedAtoms> = ExtractAtomValue<SharedAtoms[Name]>;

/** A shared atom of the page, or what stands in for it on a shell that is older than the atom. */
export const atomOf = <Name extends keyof SharedAtoms>({ atoms }: Platform, name: Name): SharedAtoms[Name] => {
  const known: Partial<SharedAtoms> = atoms;
  const later: Partial<SharedAtoms> = LATER_ATOMS;
  return (known[name] ?? later[name]) as SharedAtoms[Name];
};

const useAtomOf = <Name extends keyof SharedAtoms>(name: Name) =>
  atomOf(useSlotContext().platform, name) as unknown as Atom<SharedValue<Name>>;

const never = (): (() => void) => () => {};

/**
 * `value` of an atom, or while hydrating the one that the server HTML shows: an island hydrates in a later task, when
 * the session or another slot may have changed the atom. Renders again only if they differ.
 */
const useHtmlValue = <Value>(atom: Atom<Value>, value: Value): Value => {
  const { htmlValues } = useSlotContext();
  const inHtml = htmlValues?.has(atom) ? (htmlValues.get(atom) as Value) : value;
  const isBehind = useSyncExternalStore(
    never,
    () => false,
    () => !Object.is(inHtml, value),
  );
  return isBehind ? inHtml : value;
};

const useBrowserShared = <Name extends keyof SharedAtoms>(name: Name): SharedValue<Name> => {
  const atom = useAtomOf(name);
  return useHtmlValue(atom, useAtomValue(atom));
};

/**
 * Value of a shared atom, e.g. `useShared('user')`; re-renders when it changes. On the server it never changes, and
 * while hydrating it is the server's.
 */
export const useShared: <Name extends keyof SharedAtoms>(name: Name) => SharedValue<Name> = isServer
  ? (name) => useSlotContext().platform.store.get(useAtomOf(name))
  : useBrowserShared;

type WritableName = Exclude<keyof SharedAtoms, 'route' | 'previousRoute'>;
type ValueOf<Name extends WritableName> = SharedAtoms[Name] extends PrimitiveAtom<infer Value> ? Value : never;

/** Value and setter of a shared atom; like `useState`, but shared by all slots. */
export const useSharedState = <Name extends WritableName>(
  name: Name,
): [ValueOf<Name>, (value: ValueOf<Name> | ((before: ValueOf<Name>) => ValueOf<Name>)) => void] => {
  const atom = atomOf(useSlotContext().platform, name) as unknown as PrimitiveAtom<unknown>;
  const [current, setValue] = useAtom(atom);
  const value = useHtmlValue(atom, current);
  return [value as ValueOf<Name>, setValue as (value: unknown) => void];
};

/** False on the server and while hydrating, true afterwards: for content that only the browser may render. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * How far a time without `everyMs` may be behind, in milliseconds: as long as a page may be cached, since its prices
 * are as old. Correcting less is not worth a re-render.
 */
const TOLERANCE_MS = 360_000;

/**
 * The current time. The first render has the start of the time step in which the server HTML was rendered, so that
 * hydration matches also what another page has rendered in that step. With `everyMs` it then ticks by the platform's
 * clock; without, it is corrected once if the HTML is older than `TOLERANCE_MS`.
 */
export const useNow = (everyMs?: number): Date => {
  const { platform, renderedAt } = useSlotContext();
  const [now, setNow] = useState(() => new Date(startOfStep(renderedAt)));
  useEffect(() => {
    if (everyMs === undefined) {
      // A transition, so that hydration goes first.
      startTransition(() =>
        setNow((shown) => (platform.now().getTime() - shown.getTime() < TOLERANCE_MS ? shown : platform.now())),
      );
      return undefined;
    }
    setNow(platform.now());
    const timer = setInterval(() => setNow(platform.now()), everyMs);
    return () => clearInterval(timer);
  }, [platform, everyMs]);
  return now;
};
