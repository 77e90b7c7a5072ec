import { isWithin, MINUTE_MS } from '@shop/domain/dates';
import { CAMPAIGN_IDS } from '@shop/domain/ids';
import { openState } from '@shop/domain/opening-hours';
import { href, useNow, useShared } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { clsx } from 'clsx';
import { Building2, LifeBuoy, Store, Truck } from 'lucide-react';
import type { StripContent } from './fetch-messages.ts';
import { MessageTicker } from './message-ticker.tsx';
import { useMessages } from './use-messages.ts';
import { useUsp } from './use-usp.ts';
import classes from './usp-bar.module.css';

/** [2.15-12..16], [O2.15-06] Links of the bar. */
const LINKS = [
  { icon: Truck, name: 'Leveransvillkor', href: href('info', { id: 9, name: 'Leveransvillkor' }) },
  { icon: LifeBuoy, name: 'Kundservice', href: href('info', { id: 1, name: 'Kundservice' }) },
  { icon: Store, name: 'Våra butiker', href: href('info', { id: 5, name: 'Våra butiker' }) },
  {
    icon: Building2,
    name: 'Företag',
    href: href('campaign', { id: CAMPAIGN_IDS.corporate, name: 'Pixelhamn Företag' }),
  },
] as const;

/** §2.15 The strip under the header: what is worth knowing now, and four links on wide screens. */
export function UspBar({ initial }: { initial: StripContent }) {
  const { messages, windows, close } = useMessages(initial);
  const { text, hidesMessages } = useUsp();
  const now = useNow(MINUTE_MS);
  // The colours of Black Week [9-129].
  const isBlackWeek = windows.some(({ from, to }) => isWithin(now, { from: from * 1000, to: to * 1000 }));
  return (
    <div className={clsx(classes.bar, isBlackWeek && classes.blackWeek)}>
      <div className={classes.row}>
        <MessageTicker usp={text} messages={hidesMessages ? [] : messages} onClose={close} />
        <nav aria-label="Genvägar" className={classes.links}>
          <ul role="list" className={classes.list}>
            {LINKS.map((link) => (
              <li key={link.href}>
                {link.icon === Store ? (
                  <StoreLink {...link} />
                ) : (
                  <a href={link.href} className={classes.link}>
                    <Icon of={link.icon} size={16} />
                    {link.name}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** [2.15-14] The way to the stores, or to the shopper's own with its hours of today, once there is one. */
function StoreLink({ name, href: all }: { readonly name: string; readonly href: string }) {
  const mine = useShared('myStore');
  const now = useNow(MINUTE_MS);
  return (
    <a href={mine ? href('store', { id: mine.id, name: mine.name }) : all} className={classes.link}>
      <Icon of={Store} size={16} />
      {/* The strip has no space for when it opens again. */}
      {mine ? `Min butik: ${mine.name} – ${openState(mine.openingHours, now).text.replace(/\. .*/, '')}` : name}
    </a>
  );
}
