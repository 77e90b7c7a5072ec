import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { useEffect, useRef, useState } from 'react';
import type { CardEvent } from './card-checkout.ts';
import CardFrame, { type CardFrameProps } from './card-frame.tsx';
import classes from './card-modal.module.css';

/** [9-93] Milliseconds in which the overlay comes and goes; the style sheet has the same. */
const ANIMATION_MS = 500;

const animationMs = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ANIMATION_MS);

/** [4-128], [4-129] Events with which the provider's page asks for its overlay to be hidden. */
const HIDING: readonly CardEvent[] = ['cancel', 'close'];

/**
 * The provider's page above the checkout [7.10-07]. The overlay traps focus and returns it to the button that opens it;
 * hidden by a press, it can be opened again, with the same session.
 */
export default function CardModal({ onEvent, ...frame }: Omit<CardFrameProps, 'ui'>) {
  const opener = useRef<HTMLButtonElement>(null);
  const [phase, setPhase] = useState<'closed' | 'open' | 'leaving'>('closed');

  useEffect(() => {
    // The overlay returns focus to what had it when it opened.
    opener.current?.focus();
    setPhase('open');
  }, []);

  useEffect(() => {
    if (phase !== 'leaving') return undefined;
    const timer = setTimeout(() => setPhase('closed'), animationMs());
    return () => clearTimeout(timer);
  }, [phase]);

  const hide = () => setPhase((current) => (current === 'open' ? 'leaving' : current));
  return (
    <>
      <p>Du betalar i ett fönster från vår kortleverantör. Ditt kortnummer kommer aldrig till oss.</p>
      <Button ref={opener} variant="primary" onClick={() => setPhase('open')}>
        Öppna kortbetalningen
      </Button>
      <Dialog
        isOpen={phase !== 'closed'}
        onClose={hide}
        title="Betala med kort"
        closesOnBackdrop={false}
        className={`${classes.modal ?? ''} ${phase === 'leaving' ? (classes.leaving ?? '') : ''}`}
      >
        <CardFrame
          {...frame}
          ui="modal"
          onEvent={(event) => {
            if (HIDING.includes(event)) hide();
            onEvent(event);
          }}
        />
      </Dialog>
    </>
  );
}
