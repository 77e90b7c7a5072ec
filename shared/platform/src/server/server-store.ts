import { atom, type Atom } from 'jotai';
import type { AtomStore, SharedAtoms } from '@shop/contracts/platform';
import type { PageContext } from '@shop/contracts/rendering';
import { FIRST_VALUES } from '../common/shared-atoms.ts';

const NAMES = Object.keys(FIRST_VALUES) as (keyof SharedAtoms)[];

/** Atoms on the server are only keys, the same for all pages; their values are in each page's store. */
export const SERVER_ATOMS = Object.fromEntries(NAMES.map((name) => [name, atom(null)])) as unknown as SharedAtoms;

const NAME_OF = new Map<unknown, keyof SharedAtoms>(NAMES.map((name) => [SERVER_ATOMS[name], name]));

const nothing = (): void => {};

/**
 * A read-only store. It reads only the requested values from the page context, so that a fragment depends on nothing
 * else.
 */
export const createServerStore = (page: PageContext, isShared: boolean): AtomStore => {
  const get = (requested: Atom<unknown>): unknown => {
    const name = NAME_OF.get(requested);
    if (name !== undefined) return FIRST_VALUES[name](page, isShared);
    // An atom of the remote's own: its initial value, or its derived one.
    return 'init' in requested ? requested.init : requested.read(get as never, {} as never);
  };
  return { get, set: nothing, sub: () => nothing } as unknown as AtomStore;
};
