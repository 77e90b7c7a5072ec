import { useEffect, useRef, type ReactNode } from 'react';
import type { SlotName } from '../../contracts/slots.ts';
import { usePlatform } from '../common/hooks.ts';

// One object for ever: React writes innerHTML anew whenever this object is another one.
const KEEP_WHAT_IS_THERE = { __html: '' };

/** The place of another remote's slot. Keeps the server's HTML and lets the platform bring it to life. */
export const Slot = ({ name, className }: { name: SlotName; className?: string }): ReactNode => {
  const platform = usePlatform();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? platform.mountSlot(name, element.current) : undefined), [platform, name]);
  return (
    <div
      ref={element}
      className={className}
      data-slot={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={KEEP_WHAT_IS_THERE}
    />
  );
};
