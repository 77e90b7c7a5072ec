import type { SiteMessage } from '@shop/contracts/api/content';
import { messageAvatarNumber } from './site-messages.ts';
import { useShared } from '@shop/platform';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import { useMemo, useState, type FocusEvent } from 'react';
import { HtmlContent } from '../../features/html/html-content.tsx';
import { parseHtml } from '../../features/html/parse-html.ts';
import { useRotation } from './use-rotation.ts';
import classes from './usp-bar.module.css';

interface MessageTickerProps {
  /** The shop's own promise; the first thing shown, and all there is without messages. */
  usp: string;
  messages: readonly SiteMessage[];
  onClose: (id: number) => void;
}

/** [2.15-18], [2.15-19] One message at a time. Paused under the pointer, while focused, and by its button. */
export function MessageTicker({ usp, messages, onClose }: MessageTickerProps) {
  const [isHeld, setIsHeld] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  // Errors precede the shop's own messages.
  const urgent = messages.filter(({ type }) => type === 'error');
  const others = messages.filter(({ type }) => type !== 'error');
  const items: (SiteMessage | null)[] = [...urgent, null, ...others];
  const { index, step } = useRotation(items.length, isHeld || isStopped);
  const message = items[index] ?? null;

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsHeld(false);
  };

  return (
    <section
      aria-label="Butiksmeddelanden"
      className={clsx(classes.ticker, message?.type === 'error' && classes.isError)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={onBlur}
    >
      <div className={classes.message}>
        {message === null ? <p>{usp}</p> : <Message key={message.id} message={message} />}
      </div>
      {items.length > 1 ? (
        <div className={classes.controls}>
          <IconButton
            icon={ChevronLeft}
            label="Föregående meddelande"
            size="small"
            onClick={() => step(-1)}
            className={classes.step}
          />
          <span className={classes.place}>
            {index + 1}/{items.length}
          </span>
          <IconButton
            icon={ChevronRight}
            label="Nästa meddelande"
            size="small"
            onClick={() => step(1)}
            className={classes.step}
          />
          <IconButton
            icon={isStopped ? Play : Pause}
            label={isStopped ? 'Spela upp meddelanden' : 'Pausa meddelanden'}
            size="small"
            onClick={() => setIsStopped(!isStopped)}
          />
        </div>
      ) : null}
      {message === null ? null : (
        <IconButton icon={X} label="Stäng meddelandet" size="small" onClick={() => onClose(message.id)} />
      )}
    </section>
  );
}

const AVATAR_SIDE = 28;

function Message({ message: { message, avatarId } }: { message: SiteMessage }) {
  const classicHost = useShared('classicHost');
  const nodes = useMemo(() => parseHtml(message, classicHost), [message, classicHost]);
  const avatar = messageAvatarNumber(avatarId);
  return (
    <>
      {avatar === null ? null : (
        <img
          src={`/img/site-message/avatar-${avatar}.svg`}
          alt=""
          width={AVATAR_SIDE}
          height={AVATAR_SIDE}
          className={classes.avatar}
        />
      )}
      <p className={classes.words}>
        <HtmlContent nodes={nodes} />
      </p>
    </>
  );
}
