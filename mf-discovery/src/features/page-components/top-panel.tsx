import { Suspense } from 'react';
import { lazyOr, Nothing } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Countdown } from './countdown.tsx';
import type { PageParts } from './page-data.ts';
import { TopBanners } from './top-banners.tsx';
import classes from './top-panel.module.css';

const DeferredHistory = lazyOr(() => import('./deferred-history.tsx'), Nothing);

/** [2.11-22..25] Banner, countdown and the three products that were viewed last. */
export function TopPanel({ parts }: { readonly parts: PageParts }) {
  return (
    <div className={classes.panel}>
      <TopBanners banners={parts.banners} />
      {parts.countdown === null ? null : <Countdown countdown={parts.countdown} />}
      <div className={classes.history}>
        <Suspense fallback={null}>
          <DeferredHistory campaign={parts.backupCampaign} />
        </Suspense>
      </div>
    </div>
  );
}
