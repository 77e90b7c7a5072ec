import type { Takeover } from '@shop/contracts/rendering';
import { atom } from 'jotai';
import type { ComponentType } from 'react';
import type { LayoutView } from '../layout/layout.tsx';

/** What the layout shows now; null before the first page is known. */
export const viewAtom = atom<LayoutView | null>(null);
/** The campaigns that may take over what is beside a page; as the document came. */
export const takeoversAtom = atom<readonly Takeover[]>([]);
/** What draws their pictures; null until it has been loaded, which narrow windows never ask for. */
export const sidesAtom = atom<{ Sides: ComponentType<{ takeover: Takeover }> } | null>(null);
/** True while a navigation takes long enough to be noticed. */
export const isSlowAtom = atom(false);
/** What a screen reader is told after a navigation. */
export const announcementAtom = atom('');
