import type { ArticleHead } from '@shop/contracts/api/articles';
import { href } from '@shop/platform';
import { TILE_IMAGE_WIDTHS } from '@shop/domain/image-sizes';
import { Image } from '@shop/ui/image/image.tsx';
import { ArticleFacts } from './article-facts.tsx';
import classes from './article-card.module.css';

const CARD_IMAGE = {
  widths: TILE_IMAGE_WIDTHS,
  sizes: '(width >= 992px) 400px, (width >= 576px) 50vw, 100vw',
};

interface ArticleCardProps {
  readonly article: ArticleHead;
  readonly level: 2 | 3;
  readonly isLazy?: boolean;
}

/** An article in a list: the whole card is its link. */
export function ArticleCard({ article, level, isLazy = true }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  const { entityId, heading, ingress, imageUrl, section } = article;
  return (
    <li className={classes.card}>
      <Image
        src={imageUrl}
        alt=""
        width={400}
        height={225}
        fluid={CARD_IMAGE}
        fit="cover"
        isLazy={isLazy}
        className={classes.picture}
      />
      <div className={classes.text}>
        {section === null ? null : <p className={classes.section}>{section.name}</p>}
        <Heading className={classes.heading}>
          <a href={href('article', { id: entityId, name: heading })} className={classes.link}>
            {heading}
          </a>
        </Heading>
        <p className={classes.ingress}>{ingress}</p>
        <ArticleFacts article={article} isShort />
      </div>
    </li>
  );
}

/** Articles as a grid of cards. */
export function ArticleGrid({ articles, level }: { readonly articles: readonly ArticleHead[]; readonly level: 2 | 3 }) {
  return (
    <ul role="list" className={classes.grid}>
      {articles.map((article, index) => (
        <ArticleCard key={article.entityId} article={article} level={level} isLazy={level === 3 || index > 1} />
      ))}
    </ul>
  );
}
