import type { Href } from '@shop/contracts/platform';
import { shellParts } from './shell-parts.ts';

/** Stands for `routing/href.ts` in a remote's browser bundle: the route table is on the page once, in the shell. */
export const href: Href = (...route) => shellParts().href(...route);
