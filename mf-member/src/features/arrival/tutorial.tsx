import { useOnUrlChange, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { TUTORIAL_STEPS } from './tutorial-steps.ts';
import classes from './tutorial.module.css';

const LAST = TUTORIAL_STEPS.length - 1;

export interface TutorialProps {
  readonly onClose: () => void;
}

/** [4-22], [2.10-29] A short guide to the member's world, which can be skipped at each step [O2.10-07]. */
export default function Tutorial({ onClose }: TutorialProps) {
  const { href } = usePlatform();
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  useOnUrlChange(onClose);
  // The new step is read out, and the keyboard goes on from its beginning.
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
    hasMoved.current = true;
  }, [index]);

  const step = TUTORIAL_STEPS[index];
  if (step === undefined) return null;
  return (
    <Dialog
      isOpen
      title="Välkommen till medlemsvärlden"
      size="small"
      onClose={onClose}
      actions={
        <>
          {index === 0 ? (
            <Button onClick={onClose}>Hoppa över</Button>
          ) : (
            <Button onClick={() => setIndex(index - 1)}>Tillbaka</Button>
          )}
          {index < LAST ? (
            <Button variant="primary" onClick={() => setIndex(index + 1)}>
              Nästa
            </Button>
          ) : (
            <Button variant="primary" onClick={onClose}>
              Klar
            </Button>
          )}
        </>
      }
    >
      <div className={classes.step}>
        <span className={classes.icon}>
          <Icon of={step.icon} size={32} />
        </span>
        <p className={classes.count}>
          Steg {index + 1} av {TUTORIAL_STEPS.length}
        </p>
        <h3 ref={heading} tabIndex={-1} className={classes.title}>
          {step.title}
        </h3>
        <p>{step.text}</p>
        <a href={href(step.route)} onClick={onClose} className={classes.link}>
          {step.link}
        </a>
        <span className={classes.dots} aria-hidden="true">
          {TUTORIAL_STEPS.map(({ title }, position) => (
            <i key={title} data-current={position === index || undefined} className={classes.dot} />
          ))}
        </span>
      </div>
    </Dialog>
  );
}
