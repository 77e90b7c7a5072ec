import { useIsHydrated, usePlatform } from '@shop/platform';
import { SECTION_IDS } from '@shop/domain/ids';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Suspense, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { BarEntry } from '../../features/navigation/header-data.ts';
import { MENU_ERROR } from '../../features/navigation/menu-error.ts';
import { MenuStatus } from '../../features/navigation/menu-status.tsx';
import { menuLoader } from '../../features/navigation/menu-loader.ts';
import { BarItem } from './bar-item.tsx';
import { stepFocus } from './step-focus.ts';
import { useFittingCount } from './use-fitting-count.ts';
import { useMegaMenu } from './use-mega-menu.ts';
import classes from './mega-menu.module.css';

const loadPanels = () => import('./mega-panels.tsx');
const PanelMissing = () => <MenuStatus message={MENU_ERROR} onRetry={() => globalThis.location.reload()} />;
const SectionPanel = lazyOr(async () => ({ default: (await loadPanels()).SectionPanel }), PanelMissing);
const MorePanel = lazyOr(async () => ({ default: (await loadPanels()).MorePanel }), PanelMissing);

/** Target of the hamburger without script, and the id of "Fler" among the sections. */
export const SECTION_LIST_ID = 'alla-kategorier';
const MORE_ID = 0;

const onPointer = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') act();
};

interface MoreEntryProps {
  isOpen: boolean;
  isHidden: boolean;
  onToggle: () => void;
  onEnter: () => void;
  /** Its panel, while it is open. */
  children: ReactNode;
}

/** "Fler": the sections for which the bar has no room. */
function MoreEntry({ isOpen, isHidden, onToggle, onEnter, children }: MoreEntryProps) {
  return (
    <div className={classes.more}>
      <button
        type="button"
        data-entry=""
        className={clsx(classes.entry, classes.moreButton, isOpen && classes.isOpen)}
        hidden={isHidden}
        aria-expanded={isOpen}
        aria-controls={`meny-${MORE_ID}`}
        onPointerEnter={onPointer(onEnter)}
        onClick={onToggle}
      >
        Fler
        <Icon of={ChevronDown} size={16} />
      </button>
      {children}
    </div>
  );
}

/** §2.5 The bar of sections. Plain links at first; with script each opens its dropdown by hover, touch or keyboard. */
export function MegaMenu({ entries }: { entries: readonly BarEntry[] }) {
  const platform = usePlatform();
  const isHydrated = useIsHydrated();
  const list = useRef<HTMLUListElement>(null);
  const takesFocus = useRef(false);
  const { openId, open, close, hover } = useMegaMenu(() => {
    const first = entries.find(({ id, hasMenu }) => hasMenu && id !== SECTION_IDS.campaigns);
    if (first === undefined) return;
    takesFocus.current = true;
    open(first.id);
  });
  const fitting = useFittingCount(list);
  const hidden = fitting === null ? [] : entries.slice(fitting);

  const warm = (): void => {
    menuLoader(platform).load();
    loadPanels().catch(() => undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && openId !== null) {
      event.stopPropagation();
      event.currentTarget.querySelector<HTMLElement>("[data-entry][aria-expanded='true']")?.focus();
      close();
      return;
    }
    stepFocus(event);
  };
  const onBlur = ({ currentTarget, relatedTarget }: React.FocusEvent<HTMLElement>): void => {
    // A blur without a new target (a press on plain text, an inactive window) does not close it.
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  const panel = (content: ReactNode) => (
    <div className={classes.panel} id={`meny-${openId}`} onPointerEnter={onPointer(hover.stay)}>
      <Suspense fallback={<MenuStatus message={null} onRetry={close} />}>{content}</Suspense>
    </div>
  );

  return (
    <nav
      id={SECTION_LIST_ID}
      aria-label="Kategorier"
      className={classes.nav}
      onPointerEnter={onPointer(warm)}
      onPointerLeave={onPointer(hover.leave)}
      onFocus={warm}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className={classes.row}>
        <ul ref={list} role="list" className={classes.list}>
          {entries.map((entry, index) => (
            <BarItem
              key={entry.id}
              entry={entry}
              isInteractive={isHydrated && entry.hasMenu}
              isWrapped={fitting !== null && index >= fitting}
              isOpen={openId === entry.id}
              takesFocus={takesFocus}
              onOpen={() => open(entry.id)}
              onEnter={() => (entry.hasMenu ? hover.enter(entry.id) : hover.stay())}
            >
              {openId === entry.id
                ? panel(<SectionPanel entry={entry} takesFocus={takesFocus} onLeave={close} />)
                : null}
            </BarItem>
          ))}
        </ul>
        <MoreEntry
          isOpen={openId === MORE_ID}
          isHidden={hidden.length === 0}
          onToggle={() => (openId === MORE_ID ? close() : open(MORE_ID))}
          onEnter={() => hover.enter(MORE_ID)}
        >
          {openId === MORE_ID && hidden.length > 0
            ? panel(<MorePanel sectionIds={hidden.map(({ id }) => id)} onLeave={close} />)
            : null}
        </MoreEntry>
      </div>
    </nav>
  );
}
