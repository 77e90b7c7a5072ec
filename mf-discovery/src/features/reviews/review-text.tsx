import { useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import classes from './review-item.module.css';

/** [1-96], [O1-09] Text of a review; in the test group clamped to four lines, with 'Läs mer' when that hides text. */
export function ReviewText({ text }: { readonly text: string }) {
  const isShort = useShared('flag') === 'shorterReviews';
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || !isShort) return undefined;
    // Measurable only while it is clamped; again when the line breaks change.
    const measure = () => setIsCut((before) => (isOpen ? before : element.scrollHeight > element.clientHeight + 1));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [isShort, isOpen, text]);

  const isClosed = isShort && !isOpen;
  return (
    <>
      <p ref={paragraph} id={id} className={isClosed ? `${classes.text} ${classes.short}` : classes.text}>
        {text}
      </p>
      {isShort && isCut ? (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Visa mindre' : 'Läs mer'}
        </Button>
      ) : null}
    </>
  );
}
