import type { InfoPage as Info, Store } from '@shop/contracts/api/content';
import { formatDayAndYear, formatIsoDay, fromUnixSeconds } from '@shop/domain/dates';
import { href } from '@shop/platform';
import { useMemo } from 'react';
import { GiftCardBalance } from '../../features/gift-card/gift-card-balance.tsx';
import { GiftCardForm, type GiftCardOffer } from '../../features/gift-card/gift-card-form.tsx';
import { withHeadingIds, type ContentHeading } from '../../features/html/headings.ts';
import { HtmlContent } from '../../features/html/html-content.tsx';
import { parseHtml } from '../../features/html/parse-html.ts';
import { StoreList } from '../../features/stores/store-list.tsx';
import classes from './info-page.module.css';

/** Headings from which on a page gets a table of contents. */
const LONG_PAGE_HEADINGS = 4;

interface InfoPageProps {
  info: Info;
  siblings: readonly { id: number; name: string; slug: string }[];
  /** Only on the page of the stores [O2.17-28]. */
  stores: readonly Store[] | null;
  /** Only on the page where gift cards are bought [2.1-101]. */
  giftCard: GiftCardOffer | null;
  /** What the store list is searched for. */
  term: string;
}

/** A page of the content tables, with its sisters beside it and, when it is long, its contents on top. */
export function InfoPage({ info, siblings, stores, giftCard, term }: InfoPageProps) {
  const { nodes, headings } = useMemo(() => withHeadingIds(parseHtml(info.content)), [info.content]);
  const changed = fromUnixSeconds(info.updatedAt);
  return (
    <div className={classes.page}>
      <article className={classes.article}>
        <h1 tabIndex={-1}>{info.name}</h1>
        {info.ingress === '' ? null : <p className={classes.ingress}>{info.ingress}</p>}
        {stores === null ? null : <StoreList stores={stores} initialTerm={term} />}
        {giftCard === null ? null : (
          <>
            <GiftCardForm offer={giftCard} />
            <GiftCardBalance />
          </>
        )}
        {headings.length >= LONG_PAGE_HEADINGS ? <Contents headings={headings} /> : null}
        <div className={classes.content}>
          <HtmlContent nodes={nodes} />
        </div>
        <p className={classes.changed}>
          Senast uppdaterad <time dateTime={formatIsoDay(changed)}>{formatDayAndYear(changed)}</time>
        </p>
      </article>
      <Siblings currentId={info.id} siblings={siblings} />
    </div>
  );
}

function Contents({ headings }: { headings: readonly ContentHeading[] }) {
  return (
    <nav aria-label="Innehåll" className={classes.contents}>
      <h2 className={classes.contentsTitle}>Innehåll</h2>
      <ol className={classes.contentsList}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Siblings({ currentId, siblings }: { currentId: number; siblings: InfoPageProps['siblings'] }) {
  return (
    <nav aria-label="Informationssidor" className={classes.siblings}>
      <ul role="list">
        {siblings.map(({ id, name }) => (
          <li key={id}>
            <a
              href={href('info', { id, name })}
              aria-current={id === currentId ? 'page' : undefined}
              className={classes.sibling}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
