import { usePlatform, useOnUrlChange } from '@shop/platform';
import { type RefCallback, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface Dropdown<Mode extends string> {
  /** Null is closed. */
  mode: Mode | null;
  /** [4-30] Opens in that mode; the mode it is already in closes it. */
  toggle(mode: Mode): void;
  show(mode: Mode): void;
  close(): void;
  /** Around the button and the panel: clicks and focus outside close, Escape returns the focus to the button. */
  root: RefObject<HTMLDivElement | null>;
  button: RefCallback<HTMLAnchorElement>;
  /** Focuses the button; as soon as it is rendered if it is not yet. */
  focusButton(): void;
}

const isBefore = (target: Node, root: Node | null): boolean =>
  root !== null && (root.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

const useFocusableButton = (): Pick<Dropdown<string>, 'button' | 'focusButton'> => {
  const element = useRef<HTMLAnchorElement>(null);
  const isAwaited = useRef(false);
  const button = useCallback((rendered: HTMLAnchorElement | null) => {
    element.current = rendered;
    if (rendered === null || !isAwaited.current) return;
    isAwaited.current = false;
    rendered.focus();
  }, []);
  const focusButton = useCallback(() => {
    isAwaited.current = element.current === null;
    element.current?.focus();
  }, []);
  return { button, focusButton };
};

/**
 * A header dropdown: closes on Escape, on a click or focus elsewhere, on another dropdown and on a route change
 * [4-31].
 * @param uninvited mode that opens by itself: the focus may be before it in the document, and come to it
 */
export const useDropdown = <Mode extends string>(name: string, uninvited?: Mode): Dropdown<Mode> => {
  const { bus } = usePlatform();
  const [mode, setMode] = useState<Mode | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { button, focusButton } = useFocusableButton();
  const isOpen = mode !== null;
  const isUninvited = mode !== null && mode === uninvited;

  useOnUrlChange(() => setMode(null), 'path');
  useEffect(() => bus.on('dropdown.opened', (opened) => opened.name !== name && setMode(null)), [bus, name]);
  useEffect(() => {
    if (!isOpen) return;
    const onElsewhere = ({ target, type }: Event) => {
      if (!(target instanceof Node) || root.current?.contains(target)) return;
      const isOnItsWay = isUninvited && type === 'focusin' && isBefore(target, root.current);
      if (!isOnItsWay) setMode(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setMode(null);
      focusButton();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, isUninvited, focusButton]);

  const show = (next: Mode) => {
    setMode(next);
    bus.emit('dropdown.opened', { name });
  };
  return {
    mode,
    root,
    button,
    focusButton,
    show,
    toggle: (next) => (mode === next ? setMode(null) : show(next)),
    close: () => setMode(null),
  };
};
