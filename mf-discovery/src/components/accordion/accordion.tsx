import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '@shop/ui/icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  /** At the end of the title row, e.g. how many choices are made. */
  readonly aside?: ReactNode;
  readonly content: ReactNode;
  readonly isOpen?: boolean;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Opening one closes the others. */
  readonly isExclusive?: boolean;
  readonly headingLevel?: 2 | 3 | 4;
  readonly className?: string;
}

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/**
 * Sections that open and close: native `<details>`, so they work without script and the browser's search opens them.
 */
export function Accordion({ items, isExclusive = false, headingLevel = 3, className }: AccordionProps) {
  const group = useId();
  const Heading = HEADINGS[headingLevel];
  return (
    <div className={clsx(styles.accordion, className)}>
      {items.map((item) => (
        <details key={item.id} name={isExclusive ? group : undefined} open={item.isOpen} className={styles.item}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{item.title}</Heading>
            {item.aside}
            <Icon of={ChevronDown} className={styles.arrow} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
