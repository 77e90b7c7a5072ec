import type { ProductQuestion } from '@shop/contracts/api/question';
import { SHOP } from '@shop/contracts/config';
import { formatDayAndYear, formatIsoDay, fromUnixSeconds } from '@shop/domain/dates';
import { pageCount } from '@shop/domain/pagination';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useRef } from 'react';
import { DeferredSkeleton } from '../../components/deferred/deferred-skeleton.tsx';
import { Pager } from '../../components/pager.tsx';
import { AskQuestion } from './ask-question.tsx';
import { PER_PAGE, useQuestions } from './use-questions.ts';
import classes from './questions.module.css';

/** [O2.17-01] Questions about the product with the shop's answers, and the way to ask one. */
export function Questions({ productId }: { readonly productId: number }) {
  const { page, goTo, data, isPending, isError, refetch } = useQuestions(productId);
  const heading = useRef<HTMLDivElement>(null);
  return (
    <section aria-labelledby="fragor" className={classes.section}>
      <div ref={heading}>
        <SectionHeading id="fragor">Frågor och svar</SectionHeading>
      </div>
      {isPending ? <DeferredSkeleton lines={3} /> : null}
      {isError ? (
        <Alert tone="error" action={<Button onClick={() => void refetch()}>Försök igen</Button>}>
          Det gick inte att hämta frågorna.
        </Alert>
      ) : null}
      {data === undefined ? null : data.total === 0 ? (
        <p>Ingen har frågat om produkten än.</p>
      ) : (
        <ul role="list" className={classes.list}>
          {data.questions.map((question) => (
            <li key={question.id}>
              <QuestionItem question={question} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pages={pageCount(data?.total ?? 0, PER_PAGE)}
        onPage={(next) => {
          goTo(next);
          heading.current?.scrollIntoView({ block: 'start' });
        }}
      />
      <AskQuestion productId={productId} />
    </section>
  );
}

function QuestionItem({ question }: { readonly question: ProductQuestion }) {
  const answered = fromUnixSeconds(question.answeredAt);
  return (
    <article className={classes.question}>
      <h3 className={classes.text}>{question.text}</h3>
      <p className={classes.meta}>{question.author ?? 'Tidigare medlem'} frågade</p>
      <p className={classes.answer}>{question.answer}</p>
      <p className={classes.meta}>
        {SHOP.brand} svarade <time dateTime={formatIsoDay(answered)}>{formatDayAndYear(answered)}</time>
      </p>
    </article>
  );
}
