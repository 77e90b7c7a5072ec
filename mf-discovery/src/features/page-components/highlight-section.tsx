import type { Highlight, PageComponent } from '@shop/contracts';
import { highlightImageUrl } from '@shop/domain/image-url';
import { formatKronor } from '@shop/domain/money';
import { href } from '@shop/platform';
import { Image } from '@shop/ui/image/image.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { highlightLink } from './highlight-link.ts';
import classes from './highlight-section.module.css';
import { HIGHLIGHT } from './image-widths.ts';
import { sitePath } from './site-path.ts';

type Section = Extract<PageComponent, { type: 4 }>['section'];

/** [2.11-05][O2.11-03] Highlights of a section, all of them shown, with the link to every campaign. */
export function HighlightSection({ section }: { readonly section: Section }) {
  const { name, color, path, highlights } = section;
  if (highlights.length === 0) return null;
  return (
    <section aria-label={name}>
      <SectionHeading
        colour={color}
        className={classes.heading}
        action={
          path === null ? undefined : (
            <TextLink href={sitePath(path)} variant="strong">
              Visa alla kampanjer
            </TextLink>
          )
        }
      >
        {name}
      </SectionHeading>
      <ul role="list" className={classes.grid}>
        {highlights.map((highlight) => (
          <li key={highlight.id}>
            <HighlightTile highlight={highlight} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HighlightTile({ highlight }: { readonly highlight: Highlight }) {
  const to = highlightLink(highlight, href);
  const { title, description, imageUrl, product } = highlight;
  return (
    <article className={classes.tile}>
      <div className={classes.media}>
        <Image
          src={highlightImageUrl(imageUrl)}
          alt=""
          width={500}
          height={300}
          fluid={HIGHLIGHT}
          fit="cover"
          className={classes.picture}
        />
      </div>
      <div className={classes.text}>
        <h3 className={classes.title}>
          {to === null ? (
            title
          ) : (
            <a href={to} className={classes.link}>
              {title}
            </a>
          )}
        </h3>
        <p className={classes.description}>{product === null ? description : product.name}</p>
        {product?.regularPrice ? (
          <p className={classes.description}>Ord. pris {formatKronor(product.regularPrice.price)}</p>
        ) : null}
      </div>
    </article>
  );
}
