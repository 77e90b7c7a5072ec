import type { ReactNode } from 'react';
import type { SlotName } from '@shop/contracts/slots';

/** Container of another remote's slot: a marker that the composition server replaces by the slot's HTML. */
export const Slot = ({ name, className }: { name: SlotName; className?: string }): ReactNode => (
  <div className={className} data-slot={name} dangerouslySetInnerHTML={{ __html: `<!--slot:${name}-->` }} />
);
