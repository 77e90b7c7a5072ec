import type { Chat } from '@shop/contracts/api/chat';
import { formatTime, fromUnixSeconds } from '@shop/domain/dates';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import classes from './chat-panel.module.css';

const WAITING = 'Vi har fått ditt meddelande och svarar här.';
const WAITING_UNTIL_OPEN =
  'Vi har fått ditt meddelande. Vi svarar här när chatten öppnar, eller per mejl om du hellre vill.';

export interface ChatLogProps {
  readonly chat: Chat;
  /** Whether somebody answers now. */
  readonly isStaffed: boolean;
}

/** What has been written, oldest first; new lines are announced, and scrolled to. */
export function ChatLog({ chat: { messages, state }, isStaffed }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [count, state]);
  return (
    <div ref={log} role="log" aria-label="Meddelanden" tabIndex={0} className={classes.log}>
      <ol role="list" className={classes.messages}>
        {messages.map(({ id, from, name, text, at }) => (
          <li key={id} className={clsx(classes.message, from === 'shopper' && classes.own)}>
            <p className={classes.by}>
              {from === 'shopper' ? 'Du' : `${name ?? 'Kundservice'}, kundservice`}{' '}
              <time dateTime={new Date(fromUnixSeconds(at)).toISOString()}>{formatTime(fromUnixSeconds(at))}</time>
            </p>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
      {state === 'open' ? <p className={classes.state}>{isStaffed ? WAITING : WAITING_UNTIL_OPEN}</p> : null}
      {state === 'closed' ? <p className={classes.state}>Chatten är avslutad.</p> : null}
    </div>
  );
}
