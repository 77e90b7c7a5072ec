import type { ArticleHead } from '@shop/contracts/api/articles';
import { articlesPath } from '@shop/contracts/articles-path';
import { Pagination } from '@shop/ui/pagination/pagination.tsx';
import { clsx } from 'clsx';
import { ArticleGrid } from '../../features/articles/article-card.tsx';
import classes from './articles-page.module.css';

interface Section {
  readonly id: number;
  readonly name: string;
}

interface ArticlesPageProps {
  readonly title: string;
  readonly articles: readonly ArticleHead[];
  readonly sections: readonly Section[];
  /** The section that the list is narrowed to. */
  readonly section: Section | null;
  readonly page: number;
  readonly pageCount: number;
}

/** Every guide and article, with links that narrow the list to one section. */
export function ArticlesPage({ title, articles, sections, section, page, pageCount }: ArticlesPageProps) {
  return (
    <div className={classes.page}>
      <h1 tabIndex={-1}>{section === null ? title : `${title}: ${section.name}`}</h1>
      <p className={classes.ingress}>
        Jämförelser, mått och råd från dem som säljer, bygger och lagar sakerna. Vi skriver också när något inte är värt
        pengarna.
      </p>
      <nav aria-label="Avdelningar">
        <ul role="list" className={classes.sections}>
          <Choice name="Alla" to={null} isCurrent={section === null} />
          {sections.map(({ id, name }) => (
            <Choice key={id} name={name} to={id} isCurrent={id === section?.id} />
          ))}
        </ul>
      </nav>
      {articles.length === 0 ? (
        <p>Här finns inga texter än. De första kommer snart.</p>
      ) : (
        <ArticleGrid articles={articles} level={2} />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(each) => articlesPath(section?.id ?? null, each)}
        label="Sidor med artiklar"
      />
    </div>
  );
}

function Choice({
  name,
  to,
  isCurrent,
}: {
  readonly name: string;
  readonly to: number | null;
  readonly isCurrent: boolean;
}) {
  return (
    <li>
      <a
        href={articlesPath(to)}
        aria-current={isCurrent ? 'page' : undefined}
        className={clsx(classes.section, isCurrent && classes.current)}
      >
        {name}
      </a>
    </li>
  );
}
