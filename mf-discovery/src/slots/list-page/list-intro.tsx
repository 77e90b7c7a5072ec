import { categoryImageUrl } from '@shop/domain/image-url';
import { useNow } from '@shop/platform';
import { Image } from '@shop/ui/image/image.tsx';
import { RichText } from '@shop/ui/rich-text/rich-text.tsx';
import { campaignEnd } from '../../rules/campaign-end.ts';
import type { ListSubject } from './list-subjects.ts';
import classes from './list-intro.module.css';

const TILE_SIDE = 56;

/** Heading, texts and the row of subcategories [O2.6-01]. */
export function ListIntro({ subject }: { readonly subject: ListSubject }) {
  const { heading, description, tiles, imageUrl, endsAt } = subject;
  const now = useNow();
  const end = campaignEnd(endsAt, now);
  return (
    <div className={classes.intro}>
      {imageUrl === null ? null : (
        <Image
          src={imageUrl}
          alt=""
          width={1128}
          height={350}
          fit="cover"
          isLazy={false}
          fetchPriority="high"
          className={classes.banner}
        />
      )}
      <h1 tabIndex={-1} className={classes.heading}>
        {heading}
      </h1>
      {end === null ? null : <p className={classes.note}>Gäller {end}</p>}
      {description === '' ? null : <RichText html={description} className={classes.description} />}
      {tiles.length === 0 ? null : (
        <nav aria-label={`Kategorier under ${heading}`}>
          <ul role="list" className={classes.tiles}>
            {tiles.map(({ href, name, previewUrl, icon }) => (
              <li key={href}>
                <a href={href} className={classes.tile}>
                  <span className={classes.media}>
                    <Image
                      src={previewUrl ?? categoryImageUrl(icon)}
                      alt=""
                      width={TILE_SIDE}
                      height={TILE_SIDE}
                      isResizable={previewUrl !== null}
                    />
                  </span>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
