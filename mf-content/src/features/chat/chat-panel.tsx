import type { ChatService } from '@shop/contracts/api/chat';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CHAT_HEADING, ChatContent } from './chat-content.tsx';
import classes from './chat-panel.module.css';
import { useChat, useUnread } from './use-chat.ts';
import { useService } from './use-service.ts';

export interface ChatPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called with the number of answers that have not been seen. */
  readonly onUnread: (count: number) => void;
}

function Hours({ service: { text, hours } }: { readonly service: ChatService }) {
  return (
    <>
      <p className={classes.hours}>{text}</p>
      {hours.length < 2 ? null : (
        <details className={classes.week}>
          <summary>Öppettider</summary>
          <dl>
            {hours.map(({ days, time }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

/** [1-87] The chat beside the page, which stays usable; closed, it still waits for answers to a chat that goes on. */
export default function ChatPanel({ isOpen, onClose, onUnread }: ChatPanelProps) {
  const talk = useChat(isOpen);
  const service = useService(isOpen);
  const unread = useUnread(talk.chat, isOpen);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => onUnread(unread), [onUnread, unread]);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);

  if (!isOpen) return null;
  const closeByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div role="dialog" aria-labelledby={CHAT_HEADING} className={classes.panel} onKeyDown={closeByEscape}>
      <div className={classes.head}>
        <h2 ref={heading} id={CHAT_HEADING} tabIndex={-1} className={classes.title}>
          Chatta med kundservice
        </h2>
        <IconButton icon={X} label="Stäng chatten" onClick={onClose} />
        {service ? (
          <div className={classes.service}>
            <Hours service={service} />
          </div>
        ) : null}
      </div>
      <div className={classes.content}>
        <ChatContent talk={talk} service={service} />
      </div>
    </div>
  );
}
