import { type ReactNode, useEffect, useRef } from 'react';

export interface FocusHeadingProps {
  readonly level: 2 | 3;
  readonly className?: string;
  readonly children: ReactNode;
}

const HEADINGS = { 2: 'h2', 3: 'h3' } as const;

/** A heading that takes the focus when it appears: keyboard and screen reader are led to what has just come. */
export function FocusHeading({ level, className, children }: FocusHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const heading = ref.current;
    if (heading === null) return;
    // A dialog opens after what it holds is mounted, and then gives the focus to what asks for it.
    heading.autofocus = true;
    heading.focus();
  }, []);
  const Heading = HEADINGS[level];
  return (
    <Heading ref={ref} tabIndex={-1} className={className}>
      {children}
    </Heading>
  );
}
