import type { SiteMessage } from '@shop/contracts/api/content';
import { CAMPAIGN_IDS } from '@shop/domain/ids';
import { href } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Building2, LifeBuoy, Store, Truck } from 'lucide-react';
import { MessageTicker } from './message-ticker.tsx';
import { useMessages } from './use-messages.ts';
import { useUspText } from './use-usp-text.ts';
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
export function UspBar({ initialMessages }: { initialMessages: readonly SiteMessage[] }) {
  const { messages, close } = useMessages(initialMessages);
  const usp = useUspText();
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        <MessageTicker usp={usp} messages={messages} onClose={close} />
        <nav aria-label="Genvägar" className={classes.links}>
          <ul role="list" className={classes.list}>
            {LINKS.map((link) => (
              <li key={link.href}>
                <a href={link.href} className={classes.link}>
                  <Icon of={link.icon} size={16} />
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
