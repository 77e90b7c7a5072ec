import { shellParts, type ShellParts } from './shell-parts.ts';

/**
 * Replaces `browser/mount-tree.tsx` in a remote's browser bundle: single-spa's adapter and the error boundary are the
 * shell's.
 */
export const mountTree: ShellParts['mountTree'] = (Tree) => shellParts().mountTree(Tree);
