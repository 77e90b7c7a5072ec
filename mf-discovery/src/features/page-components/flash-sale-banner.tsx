import { Icon } from '@shop/ui/icon/icon.tsx';
import { ChevronRight, Zap } from 'lucide-react';
import classes from './flash-sale-banner.module.css';

/** [2.13-45] Says that a list has flash sales, and leads to it. */
export function FlashSaleBanner({ count, link }: { readonly count: number; readonly link: string }) {
  if (count === 0) return null;
  return (
    <a href={link} className={classes.banner}>
      <Icon of={Zap} size={16} />
      <span className={classes.text}>
        <strong>Flash-sale pågår:</strong> {count === 1 ? 'en vara' : `${count} varor`} till priser som snart är slut
      </span>
      <Icon of={ChevronRight} size={16} />
    </a>
  );
}
