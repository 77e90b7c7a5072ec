import { usePlatform } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { ShoppingCart } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { WidgetFigures } from './widget-figures.ts';
import classes from './cart-widget.module.css';

export interface MiniWidgetProps {
  readonly figures: WidgetFigures;
  readonly isOut: boolean;
  /** The cart in the header: the mini widget slides out below that header, or at the top when it is out of sight. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** While the pointer or the focus is in it, it stays. */
  readonly onHold: (isHeld: boolean) => void;
}

const bottomOf = (element: HTMLElement | null): number =>
  Math.max(0, (element?.closest('header') ?? element)?.getBoundingClientRect().bottom ?? 0);

/**
 * [O2.9-05] Slides in at the top right when the count increases, also when the header is out of sight, with the way to
 * checkout. Rendered into the body, since a transformed header would move it along. The live region beside the widget
 * has its figures for screen readers.
 */
export function MiniWidget({ figures, isOut, anchor, onHold }: MiniWidgetProps) {
  const { href } = usePlatform();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isOut) box.current?.style.setProperty('--below', `${bottomOf(anchor.current)}px`);
  }, [isOut, anchor]);
  // Gone with the pointer still on it, as after a press on its link.
  useEffect(() => () => onHold(false), [onHold]);
  return createPortal(
    <section
      ref={box}
      aria-label="Nyss lagt i varukorgen"
      className={classes.mini}
      data-cart-mini={isOut ? 'out' : 'in'}
      inert={!isOut}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <Icon of={ShoppingCart} size={24} />
      <span className={classes.miniCount}>{figures.counter}</span>
      <span>
        <span className={classes.title}>Varukorg</span>
        <span className={classes.miniSum}>{figures.sum}</span>
      </span>
      {/* Not the design system's button: this is part of every page's first load. */}
      <a href={href('checkout')} className={classes.miniLink}>
        Till kassan
      </a>
    </section>,
    document.body,
  );
}
