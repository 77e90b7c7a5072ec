import type { ArticleHead } from '@shop/contracts/api/articles';
import { formatDayAndYear, formatIsoDay, fromUnixSeconds, isSameDay } from '@shop/domain/dates';
import classes from './article-facts.module.css';

const Day = ({ seconds }: { readonly seconds: number }) => {
  const day = fromUnixSeconds(seconds);
  return <time dateTime={formatIsoDay(day)}>{formatDayAndYear(day)}</time>;
};

interface ArticleFactsProps {
  readonly article: Pick<ArticleHead, 'author' | 'publishedAt' | 'updatedAt' | 'readingMinutes'>;
  /** Cards have no room for who wrote it, and when it was changed. */
  readonly isShort?: boolean;
}

/** Who wrote it, when, and how long it takes to read. */
export function ArticleFacts({ article, isShort = false }: ArticleFactsProps) {
  const { author, publishedAt, updatedAt, readingMinutes } = article;
  const isChanged = !isSameDay(fromUnixSeconds(publishedAt), fromUnixSeconds(updatedAt));
  return (
    <ul role="list" className={classes.facts}>
      {isShort ? null : <li>Av {author}</li>}
      <li>
        <Day seconds={publishedAt} />
      </li>
      {isChanged && !isShort ? (
        <li>
          Uppdaterad <Day seconds={updatedAt} />
        </li>
      ) : null}
      <li>{readingMinutes} min läsning</li>
    </ul>
  );
}
