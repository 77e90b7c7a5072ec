import { parseHexColour } from '@shop/ui/colour-ground/contrast.ts';
import { clsx } from 'clsx';
import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, type RefObject } from 'react';
import type { BarEntry } from '../../features/navigation/header-data.ts';
import classes from './mega-menu.module.css';

interface BarItemProps {
  entry: BarEntry;
  /** False before there is script and for sections without a dropdown: then it is a link and nothing else. */
  isInteractive: boolean;
  /** Did not fit in the row: the section is under "Fler". */
  isWrapped: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onEnter: () => void;
  /** Set by the arrow button that opens the dropdown; the dropdown takes the focus when it is rendered. */
  takesFocus: RefObject<boolean>;
  /** The open dropdown. Rendered after its entry, so that Tab moves into it. */
  children: ReactNode;
}

/**
 * One section of the bar. A mouse opens the dropdown by hovering, so its click navigates to the section. A finger
 * opens it with the first tap and navigates with the second [2.5-20], [2.5-21]; Enter and Space open [O2.5-05], and
 * the dropdown's "Gå till kategori" navigates.
 */
export function BarItem({
  entry,
  isInteractive,
  isWrapped,
  isOpen,
  onOpen,
  onEnter,
  takesFocus,
  children,
}: BarItemProps) {
  const pointer = useRef<string | null>(null);
  const item = useRef<HTMLLIElement>(null);
  const tint = parseHexColour(entry.color);

  const onPointerEnter = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') onEnter();
  };
  const onClick = (event: MouseEvent): void => {
    const by = pointer.current;
    pointer.current = null;
    if (!isInteractive || by === 'mouse' || (by === 'touch' && isOpen)) return;
    event.preventDefault();
    onOpen();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isInteractive || (event.key !== ' ' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const goesInside = event.key === 'ArrowDown';
    if (goesInside && isOpen) item.current?.querySelector<HTMLElement>('[data-first-link]')?.focus();
    takesFocus.current = goesInside && !isOpen;
    onOpen();
  };

  return (
    <li ref={item} className={classes.item} data-wrapped={isWrapped || undefined}>
      <a
        href={entry.href}
        data-entry=""
        data-wrapped={isWrapped || undefined}
        className={clsx(classes.entry, isOpen && classes.isOpen)}
        onPointerEnter={onPointerEnter}
        onPointerDown={({ pointerType }) => void (pointer.current = pointerType === 'mouse' ? 'mouse' : 'touch')}
        onClick={onClick}
        onKeyDown={onKeyDown}
        {...(isInteractive && { role: 'button', 'aria-expanded': isOpen, 'aria-controls': `meny-${entry.id}` })}
      >
        {entry.name}
        <svg className={classes.tint} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="1" height="1" fill={tint ?? 'currentColor'} />
        </svg>
      </a>
      {children}
    </li>
  );
}
