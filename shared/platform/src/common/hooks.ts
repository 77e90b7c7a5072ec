import { useAtom, useAtomValue, type Atom, type ExtractAtomValue, type PrimitiveAtom } from 'jotai';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Platform, SharedAtoms } from '@shop/contracts/platform';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { isServer } from './is-server.ts';
import { useSlotContext } from './slot-context.ts';

/** The Platform object: bus, atoms, api, navigation, modals, toasts. */
export const usePlatform = (): Platform => useSlotContext().platform;

/** Where the shopper is; changes when the shell updates the slot. */
export const useRoute = (): RouteSnapshot => useSlotContext().route;

/**
 * Acts when the shopper has come to another address, not on the first one. Reads it in the effect only, so that the
 * slot's HTML does not depend on it and may stand on other pages, too.
 */
export const useOnNewAddress = (act: () => void, part: 'fullPath' | 'path' = 'fullPath'): void => {
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

const useAtomOf = <Name extends keyof SharedAtoms>(name: Name) =>
  useSlotContext().platform.atoms[name] as Atom<SharedValue<Name>>;

/** Value of a shared atom, e.g. `useShared('user')`; renders again when it changes. On the server nothing does. */
export const useShared: <Name extends keyof SharedAtoms>(name: Name) => SharedValue<Name> = isServer
  ? (name) => useSlotContext().platform.store.get(useAtomOf(name))
  : (name) => useAtomValue(useAtomOf(name));

type WritableName = Exclude<keyof SharedAtoms, 'route' | 'previousRoute'>;
type ValueOf<Name extends WritableName> = SharedAtoms[Name] extends PrimitiveAtom<infer Value> ? Value : never;

/** Value and setter of a shared atom. */
export const useSharedState = <Name extends WritableName>(
  name: Name,
): [ValueOf<Name>, (value: ValueOf<Name> | ((before: ValueOf<Name>) => ValueOf<Name>)) => void] => {
  const { platform } = useSlotContext();
  const [value, setValue] = useAtom(platform.atoms[name] as unknown as PrimitiveAtom<unknown>);
  return [value as ValueOf<Name>, setValue as (value: unknown) => void];
};

const never = (): (() => void) => () => {};

/** False on the server and while hydrating, true afterwards: for what may only be drawn in the browser. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Milliseconds by which a time that does not run may be behind: as long as a page may have been kept, its prices being
 * as old. Drawing all of it again for less would be waste.
 */
const TOLERANCE_MS = 360_000;

/**
 * The time. The first render shows the time of the server HTML, so that hydration agrees. With `everyMs` it then runs,
 * from the platform's clock; without, it is put right once if the HTML is older than pages are kept.
 */
export const useNow = (everyMs?: number): Date => {
  const { platform, renderedAt } = useSlotContext();
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    if (everyMs === undefined) {
      // Nobody waits for it, least of all a page that is coming to life.
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
