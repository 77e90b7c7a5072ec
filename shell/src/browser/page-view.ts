import type { Takeover } from '@shop/contracts/rendering';
import { atom } from 'jotai';
import type { ComponentType } from 'react';
import type { LayoutView } from '../layout/layout.tsx';

/** View of the current page; null before the first one. */
export const viewAtom = atom<LayoutView | null>(null);
/** Takeovers that pages may show, from the document. */
export const takeoversAtom = atom<readonly Takeover[]>([]);
/** Component of the takeover images; null until it is loaded, which narrow windows never do. */
export const sidesAtom = atom<{ Sides: ComponentType<{ takeover: Takeover }> } | null>(null);
/** True while a navigation takes noticeably long. */
export const isSlowAtom = atom(false);
/** Text that screen readers announce after a navigation. */
export const announcementAtom = atom('');
