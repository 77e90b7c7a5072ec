import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { FocusHeading } from '../reveal/focus-heading.tsx';
import { useReveal } from '../reveal/use-reveal.ts';
import { CRATE, LID, REWARD_PICTURES } from './drop-pictures.ts';
import classes from './opening-dialog.module.css';
import { Reward } from './reward.tsx';
import type { Opening } from './use-supply-drops.ts';

export interface OpeningDialogProps {
  readonly opening: Opening;
  readonly onRetry: () => void;
  /** What was drawn can be seen; stable. */
  readonly onRevealed: () => void;
  readonly onClose: () => void;
}

type Phase = 'waiting' | 'opening' | 'open' | 'closed';

const SPARKS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** The crate: rocks while the server draws, opens with what was drawn, and then stands open. */
function Stage({ phase, picture }: { readonly phase: Phase; readonly picture: readonly string[] | null }) {
  return (
    <div className={clsx(classes.stage, classes[phase])} aria-hidden="true">
      <div className={classes.glow} />
      {SPARKS.map((spark) => (
        <i key={spark} className={classes.spark} />
      ))}
      <div className={classes.crate}>
        {picture === null ? null : <PixelArt picture={picture} className={classes.find} />}
        <PixelArt picture={LID} className={classes.lid} />
        <PixelArt picture={CRATE} className={classes.box} />
      </div>
    </div>
  );
}

/** The opening of a drop: what was won stands in it as soon as the crate is open, or the opening is skipped. */
export default function OpeningDialog({ opening, onRetry, onRevealed, onClose }: OpeningDialogProps) {
  const { isDone, skip } = useReveal(opening.kind === 'opened');
  const [reward] = opening.kind === 'opened' ? opening.items : [];
  const phase = opening.kind === 'failed' ? 'closed' : isDone ? 'open' : reward === undefined ? 'waiting' : 'opening';
  const isFailed = opening.kind === 'failed';
  useEffect(() => {
    if (phase === 'open') onRevealed();
  }, [phase, onRevealed]);
  return (
    <Dialog
      isOpen
      title={opening.drop.name}
      size="small"
      onClose={onClose}
      actions={
        phase === 'opening' ? (
          <Button onClick={skip}>Hoppa över</Button>
        ) : isFailed ? (
          <Button variant="primary" onClick={onRetry}>
            Försök igen
          </Button>
        ) : phase === 'open' ? (
          <Button variant="primary" onClick={onClose}>
            Klar
          </Button>
        ) : undefined
      }
    >
      <div className={classes.content}>
        <Stage phase={phase} picture={reward === undefined ? null : REWARD_PICTURES[reward.kind]} />
        <p role="status" className={classes.status}>
          {phase === 'waiting' ? 'Servern drar ur lådan …' : phase === 'opening' ? 'Lådan öppnas …' : ''}
        </p>
        <div role="alert">{isFailed ? <Alert tone="error">{opening.text}</Alert> : null}</div>
        {phase === 'open' && reward !== undefined ? (
          <div className={classes.won}>
            <FocusHeading level={3}>Du fick {reward.name}!</FocusHeading>
            <Reward reward={reward} />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
