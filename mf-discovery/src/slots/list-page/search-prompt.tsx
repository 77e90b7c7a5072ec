import { href } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import classes from './search-prompt.module.css';

/** Sentences as shoppers may write them. */
const EXAMPLES = [
  'en dator för 4K-spel under 30 000 kr',
  'trådlösa hörlurar för löpning, max 1 000 kr',
  'en present till en 7-åring under 300 kr',
  'ett tyst tangentbord utan sladd',
];

/** An invitation to ask in a sentence, with examples to press. */
function AskExamples() {
  return (
    <section aria-labelledby="ask-examples" className={classes.examples}>
      <h2 id="ask-examples">Fråga med egna ord</h2>
      <p>
        Skriv som du skulle säga det till oss i butiken. Vi gör filter av det vi förstår, och säger vad vi inte förstod.
      </p>
      <ul>
        {EXAMPLES.map((sentence) => (
          <li key={sentence}>
            <TextLink href={href('search', { searchString: sentence })}>{sentence}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A search without a term: renders the search field, and examples of what can be asked. */
export function SearchPrompt() {
  return (
    <>
      <form method="get" action={href('search')} role="search" className={classes.form}>
        <Input label="Sök bland produkter" name="searchString" type="search" enterKeyHint="search" maxLength={200} />
        <Button type="submit" variant="primary" size="large">
          Sök
        </Button>
      </form>
      <AskExamples />
    </>
  );
}
