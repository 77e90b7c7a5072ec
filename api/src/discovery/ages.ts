import type { Amount } from './amounts.ts';

/** Who is older is no child; in years. */
export const MAX_AGE = 17;
/** The age of a 'barn' of which nothing more is said. */
export const CHILD_AGE = 8;
/** What is meant from this age on is for adults, too. */
export const ADULT_FROM = 12;
/** Filters that tell for whom a product is: a battery of '5 år' is nothing for a child of five. */
const AGE_GROUP = /ålder/iu;

/** Whether a filter tells for whom a product is. */
export const tellsAge = (groupName: string): boolean => AGE_GROUP.test(groupName);

/** Whether what is meant from an age on is for a child. */
export const isForChild = ({ from }: Amount): boolean => from <= CHILD_AGE;

/** Whether it is for a child in its first year. */
export const isForBaby = ({ from }: Amount): boolean => from < 1;

/** Whether it is for adults. */
export const isForAdult = ({ from }: Amount): boolean => from >= ADULT_FROM;
