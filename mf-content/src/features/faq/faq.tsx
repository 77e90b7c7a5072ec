import { Input } from '@shop/ui/input/input.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { ChevronDown } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Prose } from '../html/prose.tsx';
import { FAQ_SEARCH_FIELD } from './faq-query.ts';
import classes from './faq.module.css';
import { type FaqItem, type FaqSubject, searchFaq } from './read-faq.ts';
import { useOpenAnswer } from './use-open-answer.ts';

interface FaqProps {
  readonly subjects: readonly FaqSubject[];
  readonly initialTerm: string;
  /** Fragment of the page's URL. */
  readonly hash: string;
}

const countText = (count: number): string => (count === 1 ? '1 fråga' : `${count} frågor`);

/** Questions by subject, with a search that also works without script; each answer has a URL of its own. */
export function Faq({ subjects, initialTerm, hash }: FaqProps) {
  const [term, setTerm] = useState(initialTerm);
  useOpenAnswer(hash);
  const found = searchFaq(subjects, term);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section aria-label="Frågor och svar" className={classes.faq}>
      <form
        method="get"
        role="search"
        aria-label="Sök bland frågorna"
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        <Input
          name={FAQ_SEARCH_FIELD}
          type="search"
          label="Vad undrar du över?"
          autoComplete="off"
          required={false}
          value={term}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
          className={classes.field}
        />
      </form>
      <p role="status" className={classes.count}>
        {count === 0 ? 'Ingen fråga innehåller de orden. Prova färre, eller skriv till oss.' : countText(count)}
      </p>
      {found.map(({ id, title, items }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {items.map((item) => (
            <Item key={item.id} item={item} isOpen={term.trim() !== '' && count <= 3} />
          ))}
        </section>
      ))}
    </section>
  );
}

/** The fragment names what is inside: browsers open a closed part whose content is their target. */
function Item({ item: { id, question, answer }, isOpen }: { readonly item: FaqItem; readonly isOpen: boolean }) {
  return (
    <details open={isOpen} className={classes.item}>
      <summary className={classes.question}>
        <h3 className={classes.text}>{question}</h3>
        <Icon of={ChevronDown} />
      </summary>
      <div id={id} className={classes.answer}>
        <Prose nodes={[...answer]} />
        <a href={`#${id}`} aria-label={`Länk till svaret på ”${question}”`}>
          Länk till svaret
        </a>
      </div>
    </details>
  );
}
