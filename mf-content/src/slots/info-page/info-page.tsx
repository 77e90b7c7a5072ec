import type { InfoPage as Info } from '@shop/contracts/api/content';
import { formatDayAndYear, formatIsoDay, fromUnixSeconds } from '@shop/domain/dates';
import { href, useShared } from '@shop/platform';
import { useMemo } from 'react';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import type { ContactOutcome } from '../../features/contact/contact-outcome.ts';
import { Faq } from '../../features/faq/faq.tsx';
import { readFaq } from '../../features/faq/read-faq.ts';
import { GiftCardBalance } from '../../features/gift-card/gift-card-balance.tsx';
import { GiftCardForm, type GiftCardOffer } from '../../features/gift-card/gift-card-form.tsx';
import { Contents } from '../../features/html/contents.tsx';
import { withHeadingIds } from '../../features/html/headings.ts';
import { parseHtml } from '../../features/html/parse-html.ts';
import { Prose } from '../../features/html/prose.tsx';
import type { Manufacturer } from '../../features/manufacturers/group-manufacturers.ts';
import { ManufacturerIndex } from '../../features/manufacturers/manufacturer-index.tsx';
import type { Finder } from '../../features/stores/load-finder.ts';
import { StoreFinder } from '../../features/stores/store-finder.tsx';
import classes from './info-page.module.css';

interface InfoPageProps {
  info: Info;
  siblings: readonly { id: number; name: string; slug: string }[];
  /** Only on the page of the stores [O2.17-28]. */
  finder: Finder | null;
  /** Only on the page that writes to the shop [2.1-90]. */
  contact: ContactOutcome | null;
  /** Only on the page where gift cards are bought [2.1-101]. */
  giftCard: GiftCardOffer | null;
  /** Only on the index of manufacturers [2.1-102]. */
  manufacturers: readonly Manufacturer[] | null;
  manufacturerTerm: string;
  /** Term and fragment, only on the page of questions and answers. */
  faq: { term: string; hash: string } | null;
}

/** A page of the content tables, with its sisters beside it and, when it is long, its contents on top. */
export function InfoPage({
  info,
  siblings,
  finder,
  contact,
  giftCard,
  manufacturers,
  manufacturerTerm,
  faq,
}: InfoPageProps) {
  const classicHost = useShared('classicHost');
  const hasFaq = faq !== null;
  const { subjects, nodes, headings } = useMemo(() => {
    const parsed = parseHtml(info.content, classicHost);
    const { subjects, rest } = hasFaq ? readFaq(parsed) : { subjects: [], rest: parsed };
    return { subjects, ...withHeadingIds(rest) };
  }, [info.content, classicHost, hasFaq]);
  const changed = fromUnixSeconds(info.updatedAt);
  return (
    <div className={classes.page}>
      <article className={classes.article}>
        <h1 tabIndex={-1}>{info.name}</h1>
        {info.ingress === '' ? null : <p className={classes.ingress}>{info.ingress}</p>}
        {finder === null ? null : <StoreFinder {...finder} />}
        {contact === null ? null : <ContactForm outcome={contact} />}
        {manufacturers === null ? null : (
          <ManufacturerIndex manufacturers={manufacturers} initialTerm={manufacturerTerm} />
        )}
        {giftCard === null ? null : (
          <>
            <GiftCardForm offer={giftCard} />
            <GiftCardBalance />
          </>
        )}
        {faq === null ? null : <Faq subjects={subjects} initialTerm={faq.term} hash={faq.hash} />}
        <Contents headings={headings} />
        <Prose nodes={nodes} />
        <p className={classes.changed}>
          Senast uppdaterad <time dateTime={formatIsoDay(changed)}>{formatDayAndYear(changed)}</time>
        </p>
      </article>
      <Siblings currentId={info.id} siblings={siblings} />
    </div>
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
