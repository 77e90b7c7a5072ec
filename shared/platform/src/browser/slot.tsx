import { useEffect, useRef, type ReactNode } from 'react';
import type { SlotName } from '@shop/contracts/slots';
import { usePlatform } from '../common/hooks.ts';
import { PRESERVED_HTML } from '../common/preserved-html.ts';

/** Container of another remote's slot. Preserves the server's HTML, which the platform hydrates. */
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
      dangerouslySetInnerHTML={PRESERVED_HTML}
    />
  );
};
