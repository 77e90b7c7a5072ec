import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { nextTabIndex } from './next-tab-index.ts';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** After the label, e.g. how many reviews. */
  readonly count?: number;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly tabs: readonly Tab[];
  /** What the tabs choose between. */
  readonly label: string;
  /** The selected tab, when the page controls it (e.g. by its URL). */
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
  /** The tab selected first when uncontrolled; the first one by default. */
  readonly defaultSelected?: string;
  readonly className?: string;
}

/**
 * Tabs after the ARIA Authoring Practices: one tab stop, arrows move and select, Home and End jump. All panels are in
 * the page, so that search engines and the browser's own search find them.
 */
export function Tabs({ tabs, label, selected, onSelect, defaultSelected, className }: TabsProps) {
  const [own, setOwn] = useState(defaultSelected ?? tabs[0]?.id);
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = selected ?? own;

  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextTabIndex(
      event.key,
      tabs.findIndex((tab) => tab.id === shown),
      tabs.length,
    );
    const next = index === null ? undefined : tabs[index];
    if (index === null || next === undefined) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}-tab`}
            aria-selected={tab.id === shown}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => select(tab.id)}
            className={clsx(styles.tab, tab.id === shown && styles.selected)}
          >
            {tab.label}
            {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}-tab`}
          tabIndex={0}
          hidden={tab.id !== shown}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
