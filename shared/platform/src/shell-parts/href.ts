import type { Href } from '@shop/contracts/platform';
import { shellParts } from './shell-parts.ts';

/** Replaces `routing/href.ts` in a remote's browser bundle: only the shell loads the route table. */
export const href: Href = (...route) => shellParts().href(...route);
