import type { CtoModel } from '@shop/contracts/api/configure-to-order';
import { BUILD_KEY, CHANGED_BUILD_KEY } from '@shop/contracts/build-link';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { firstOf } from '@shop/contracts/routing';

const MAX_SLOTS = 12;

/** Name of the radio buttons of a slot, by its place; what the form sends without JavaScript. */
export const slotField = (index: number): string => `val${index + 1}`;

/** All keys that a build is read from. */
export const BUILD_QUERY_KEYS: readonly string[] = [
  BUILD_KEY,
  ...Array.from({ length: MAX_SLOTS }, (_, index) => slotField(index)),
];

const ID = /^[1-9]\d{0,7}$/;

/** The options that an URL names, in its order; what is no id is left out. */
export function readOptionIds({ query }: Pick<RouteSnapshot, 'query'>): number[] {
  const texts = BUILD_QUERY_KEYS.flatMap((key) => firstOf(query, key)?.split('.') ?? []);
  return [...new Set(texts.filter((text) => ID.test(text)).map(Number))].slice(0, 2 * MAX_SLOTS);
}

export interface KnownOptions {
  readonly ids: readonly number[];
  /** Some option of the URL is gone, or does not belong to the model. */
  readonly isChanged: boolean;
}

/** The build in the cart that the one of this URL replaces, by its `ctoConfigurationId`; undefined for a new one. */
export const readChangedBuild = ({ query }: Pick<RouteSnapshot, 'query'>): string | undefined =>
  firstOf(query, CHANGED_BUILD_KEY);

/** The options of an URL that the model still has, at most one of each slot. */
export function knownOptions({ slots }: Pick<CtoModel, 'slots'>, wanted: readonly number[]): KnownOptions {
  const ids = slots.flatMap(({ options }) => {
    const found = options.find(({ id, isAvailable }) => isAvailable && wanted.includes(id));
    return found === undefined || found.isDefault ? [] : [found.id];
  });
  const standard = slots.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault).map(({ id }) => id));
  return { ids, isChanged: wanted.some((id) => !ids.includes(id) && !standard.includes(id)) };
}

/** Exactly one option for every slot: the given ones, else the standard. */
export const everyOption = ({ slots }: Pick<CtoModel, 'slots'>, ids: readonly number[]): number[] =>
  slots.flatMap(({ options }) => {
    const option = options.find(({ id }) => ids.includes(id)) ?? options.find(({ isDefault }) => isDefault);
    return option === undefined ? [] : [option.id];
  });
