import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import styles from './breadcrumbs.module.css';

/** One step of the trail. */
export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

/** The way from the start page to this one; the last crumb is the page itself. Scrolls sideways on a phone. */
export function Breadcrumbs({
  crumbs,
  className,
}: {
  readonly crumbs: readonly Breadcrumb[];
  readonly className?: string;
}) {
  const last = crumbs.length - 1;
  return (
    <nav aria-label="Brödsmulor" className={className}>
      <ol role="list" className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className={styles.item}>
            <a
              href={crumb.href}
              aria-current={index === last ? 'page' : undefined}
              className={clsx(styles.link, index === last && styles.current)}
            >
              {crumb.label}
            </a>
            {index === last ? null : <Icon of={ChevronRight} size={16} className={styles.arrow} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
