import { formatDayAndYear, parseInstant } from '@shop/domain/dates';
import { formatKronor } from '@shop/domain/money';
import { Gift } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { amountOf, type GiftCardEntry } from './gift-card-entry.ts';
import styles from './gift-card.module.css';

/** The gift card as its receiver will see it, while it is filled in. */
export function GiftCardPreview({ card }: { readonly card: GiftCardEntry }) {
  const amount = amountOf(card);
  const day = parseInstant(`${card.sendOn} 12:00`);
  const name = card.recipientName.trim();
  const message = card.message.trim();
  return (
    <figure className={styles.preview} aria-label="Så här ser presentkortet ut">
      <div className={styles.face}>
        <span className={styles.top}>
          <Logo isCompact className={styles.logo} />
          <Icon of={Gift} size={32} />
        </span>
        <span className={styles.value}>{Number.isNaN(amount) ? '… kr' : formatKronor(amount)}</span>
        <span className={styles.kind}>Presentkort</span>
      </div>
      <figcaption className={styles.words}>
        <span className={styles.name}>{name === '' ? 'Till dig' : `Till ${name}`}</span>
        {message === '' ? null : <span className={styles.message}>{`”${message}”`}</span>}
        <span className={styles.when}>
          {day === null ? 'Mejlas så snart det är betalt' : `Mejlas ${formatDayAndYear(day)}`}
        </span>
      </figcaption>
    </figure>
  );
}
