import { useIsHydrated, usePlatform, useRoute, useShared } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { MessageCircle } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ChatPanelProps } from '../../features/chat/chat-panel.tsx';
import { readLastShown } from '../../features/chat/chat-storage.ts';
import classes from './chat-button.module.css';

const loadPanel = () => import('../../features/chat/chat-panel.tsx');

/** [2.2-08] Routes on which nothing may come between the shopper and the payment. */
export const WITHOUT_CHAT: ReadonlySet<string> = new Set(['checkout', 'mobile-payment']);

/** [1-87] The button of the chat. Its panel is loaded at the press, or when a chat goes on whose answers may come. */
export function ChatButton() {
  const { href, navigate } = usePlatform();
  const { name } = useRoute();
  const isKiosk = useShared('kiosk');
  const isHydrated = useIsHydrated();
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const button = useRef<HTMLAnchorElement>(null);
  const contact = href('info', { id: 7, name: 'Kontakta oss' });

  const load = () => loadPanel().then((module) => setPanel(() => module.default));
  useEffect(() => {
    // Without the panel the button still opens it.
    if (readLastShown() !== null) load().catch(() => undefined);
  }, []);

  // [O1-08] At a terminal in a store the next shopper would read it.
  if (isKiosk || WITHOUT_CHAT.has(name)) return null;

  const open = (event: MouseEvent): void => {
    event.preventDefault();
    load().then(
      () => setIsOpen(true),
      () => void navigate(contact),
    );
  };
  const close = (): void => {
    setIsOpen(false);
    button.current?.focus();
  };
  const pressBySpace = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    button.current?.click();
  };
  const label = unread === 0 ? 'Chatta med oss' : `Chatta med oss, ${unread} ${unread === 1 ? 'oläst' : 'olästa'} svar`;

  return (
    <section aria-label="Chatt">
      <a
        ref={button}
        href={contact}
        aria-label={label}
        title="Chatta med oss"
        className={classes.button}
        onClick={open}
        {...(isHydrated && { role: 'button', onKeyDown: pressBySpace, 'aria-expanded': isOpen })}
      >
        <Icon of={MessageCircle} size={24} />
        {unread === 0 ? null : (
          <span className={classes.unread} aria-hidden="true">
            {unread}
          </span>
        )}
      </a>
      {Panel === null ? null : <Panel isOpen={isOpen} onClose={close} onUnread={setUnread} />}
    </section>
  );
}
