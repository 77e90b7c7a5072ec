import { atom, type Atom } from 'jotai';
import type { AtomStore, SharedAtoms } from '@shop/contracts/platform';
import type { PageContext } from '@shop/contracts/rendering';
import { FIRST_VALUES } from '../common/shared-atoms.ts';

const NAMES = Object.keys(FIRST_VALUES) as (keyof SharedAtoms)[];

/** On the server an atom is a name: the same ones for all pages, what they hold is in each page's store. */
export const SERVER_ATOMS = Object.fromEntries(NAMES.map((name) => [name, atom(null)])) as unknown as SharedAtoms;

const NAME_OF = new Map<unknown, keyof SharedAtoms>(NAMES.map((name) => [SERVER_ATOMS[name], name]));

const nothing = (): void => {};

/**
 * A store in which nothing changes. It reads of the page only what it is asked for, so that what a fragment depends on
 * stays as little as it is.
 */
export const createServerStore = (page: PageContext, isShared: boolean): AtomStore => {
  const get = (requested: Atom<unknown>): unknown => {
    const name = NAME_OF.get(requested);
    if (name !== undefined) return FIRST_VALUES[name](page, isShared);
    // An atom of the remote's own: its first value, or what it makes of others.
    return 'init' in requested ? requested.init : requested.read(get as never, {} as never);
  };
  return { get, set: nothing, sub: () => nothing } as unknown as AtomStore;
};
