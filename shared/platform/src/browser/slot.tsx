import { useEffect, useRef, type ReactNode } from 'react';
import type { SlotName } from '@shop/contracts/slots';
import { usePlatform } from '../common/hooks.ts';
import { KEEP_HTML } from '../common/keep-html.ts';

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
      dangerouslySetInnerHTML={KEEP_HTML}
    />
  );
};
