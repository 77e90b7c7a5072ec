import { atom } from 'jotai';
import type { LayoutView } from '../layout/layout.tsx';

/** What the layout shows now; null before the first page is known. */
export const viewAtom = atom<LayoutView | null>(null);
/** True while a navigation takes long enough to be noticed. */
export const isSlowAtom = atom(false);
/** What a screen reader is told after a navigation. */
export const announcementAtom = atom('');
