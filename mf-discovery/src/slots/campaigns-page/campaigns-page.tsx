import type { Campaign } from '@shop/contracts';
import { pageCount, togglePage } from '@shop/domain/pagination';
import { href, useIsHydrated, useNow } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { ColourGround } from '@shop/ui/colour-ground/colour-ground.tsx';
import { parseHexColour } from '@shop/ui/colour-ground/contrast.ts';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { useState } from 'react';
import { leadText } from '@shop/ui/rich-text/plain-text.ts';
import { campaignEnd } from '../../rules/campaign-end.ts';
import classes from './campaigns-page.module.css';

export interface CampaignsPageProps {
  readonly campaigns: readonly Campaign[];
  readonly sectionName: string | null;
}

const PER_PAGE = 12;

/**
 * Running campaigns as banners. Long lists expand and collapse vertically [2.11-15], [4-84]; without script all are
 * shown.
 */
export function CampaignsPage({ campaigns, sectionName }: CampaignsPageProps) {
  const isHydrated = useIsHydrated();
  const pages = pageCount(campaigns.length, PER_PAGE);
  const [page, setPage] = useState(pages);
  const shown = campaigns.slice(0, page * PER_PAGE);
  return (
    <div className={classes.page}>
      <h1 tabIndex={-1} className={classes.heading}>
        {sectionName === null ? 'Kampanjer' : `Kampanjer i ${sectionName}`}
      </h1>
      {campaigns.length === 0 ? (
        <EmptyState
          title="Inga kampanjer just nu"
          text="Nya erbjudanden kommer varje vecka."
          illustration={<PixelArt picture="buoy" />}
          actions={<Button href={href('index')}>Till startsidan</Button>}
        />
      ) : (
        <ul role="list" className={classes.list}>
          {shown.map((campaign, index) => (
            <li key={campaign.id}>
              <CampaignCard campaign={campaign} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && isHydrated ? (
        <Button className={classes.toggle} onClick={() => setPage(togglePage(page, pages))}>
          {page >= pages ? 'Visa färre kampanjer' : 'Visa fler kampanjer'}
        </Button>
      ) : null}
    </div>
  );
}

function CampaignCard({ campaign, isFirst }: { readonly campaign: Campaign; readonly isFirst: boolean }) {
  const { name, description, imageUrl, endsAt, color } = campaign;
  const ground = parseHexColour(color);
  const text = leadText(description);
  const end = campaignEnd(endsAt, useNow());
  return (
    <article className={classes.card}>
      <div className={classes.media}>
        {ground === null ? null : <ColourGround colour={ground} />}
        {imageUrl === null ? null : (
          <Image
            src={imageUrl}
            alt=""
            width={564}
            height={175}
            fit="cover"
            isLazy={!isFirst}
            fetchPriority={isFirst ? 'high' : undefined}
            className={classes.picture}
          />
        )}
      </div>
      <div className={classes.text}>
        <h2 className={classes.title}>
          <a href={href('campaign', campaign)} className={classes.link}>
            {name}
          </a>
        </h2>
        {text === '' ? null : <p className={classes.description}>{text}</p>}
        {end === null ? null : <p className={classes.description}>Gäller {end}</p>}
      </div>
    </article>
  );
}
