import type { Banner } from '@shop/contracts';
import { href } from '@shop/platform';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { ColourGround } from '@shop/ui/colour-ground/colour-ground.tsx';
import { parseHexColour, textToneOn } from '@shop/ui/colour-ground/contrast.ts';
import { imageAtWidth } from '@shop/ui/image/image-src.ts';
import { BANNER_HEIGHT, BANNER_WIDTH, bannerSources } from './banner-image.ts';
import classes from './top-banners.module.css';

/** [2.11-22][2.11-23] The page's banners; several of them are leafed through. */
export function TopBanners({ banners }: { readonly banners: readonly Banner[] }) {
  const [only, ...others] = banners;
  if (only === undefined) return null;
  if (others.length === 0) return <TopBanner banner={only} isFirst />;
  return (
    <Carousel label="Kampanjer" items="wide" progress="dots" loops className={classes.carousel}>
      {banners.map((banner, index) => (
        <TopBanner key={banner.id} banner={banner} isFirst={index === 0} />
      ))}
    </Carousel>
  );
}

function TopBanner({ banner, isFirst }: { readonly banner: Banner; readonly isFirst: boolean }) {
  const { imageUrl, description, campaign, button } = banner;
  const { phone, wide } = bannerSources(banner);
  const picture = (
    <picture>
      <source {...phone} />
      <img
        sizes={wide.sizes}
        srcSet={wide.srcSet}
        src={imageAtWidth(imageUrl, BANNER_WIDTH)}
        alt={description}
        width={BANNER_WIDTH}
        height={BANNER_HEIGHT}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
        className={classes.image}
      />
    </picture>
  );
  if (campaign === null) return <div className={classes.banner}>{picture}</div>;
  return (
    <a href={href('campaign', campaign)} className={classes.banner}>
      {picture}
      {button === null ? null : <OfferButton background={button.bgColor} />}
    </a>
  );
}

/** [2.11-22] Styled as a button; the whole banner is the link. Black or white text, whichever has more contrast. */
function OfferButton({ background }: { readonly background: string }) {
  const ground = parseHexColour(background);
  const tone = ground === null ? '' : (classes[textToneOn(ground)] ?? '');
  return (
    <span className={`${classes.button} ${tone}`}>
      {ground === null ? null : <ColourGround colour={ground} />}
      <span className={classes.label}>Se våra erbjudanden!</span>
    </span>
  );
}
