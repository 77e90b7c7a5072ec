import { useIsHydrated } from '@shop/platform';
import { isPlainClick } from '@shop/ui/text-link/is-plain-click.ts';
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import classes from './member-widget.module.css';

export interface MemberTriggerProps {
  /** Target without JavaScript, and in a new tab. */
  readonly href: string;
  readonly isOpen: boolean;
  readonly buttonRef: Ref<HTMLAnchorElement>;
  /** The shopper is about to press: time to load the panel. */
  readonly onPrepare: () => void;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Opens the widget's dropdown. Before hydration and without JavaScript it is a plain link. */
export function MemberTrigger({ href, isOpen, buttonRef, onPrepare, onPress, children }: MemberTriggerProps) {
  const isHydrated = useIsHydrated();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPress();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    <a
      ref={buttonRef}
      href={href}
      className={classes.trigger}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={onClick}
      {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onKeyDown })}
    >
      {children}
    </a>
  );
}
