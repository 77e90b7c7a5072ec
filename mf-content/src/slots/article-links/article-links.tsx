import type { ArticleHead } from '@shop/contracts/api/articles';
import { articlesPath } from '@shop/contracts/articles-path';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { ArticleGrid } from '../../features/articles/article-card.tsx';
import classes from './article-links.module.css';

interface ArticleLinksProps {
  readonly title: string;
  readonly articles: readonly ArticleHead[];
}

/** Guides that help to choose among what stands above. */
export function ArticleLinks({ title, articles }: ArticleLinksProps) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="guider" className={classes.links}>
      <SectionHeading id="guider" action={<TextLink href={articlesPath()}>Alla guider</TextLink>}>
        {title}
      </SectionHeading>
      <ArticleGrid articles={articles} level={3} />
    </section>
  );
}
