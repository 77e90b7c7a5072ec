import { usePlatform, useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Textarea } from '@shop/ui/textarea/textarea.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAsk } from './use-questions.ts';
import classes from './questions.module.css';

/** QUESTION_TEXT_MIN and _MAX of the contract, which would bring its schemas along; the api has the last word. */
const LENGTH = { min: 10, max: 1000 } as const;
const TOO_SHORT = `Skriv minst ${LENGTH.min} tecken.`;

/** The form of a question; a visitor is asked to log in, since the answer comes by mail. */
export function AskQuestion({ productId }: { readonly productId: number }) {
  const { bus } = usePlatform();
  const isLoggedIn = Boolean(useShared('user'));
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { ask, isBusy } = useAsk(productId);
  const form = useRef<HTMLFormElement>(null);

  // Whoever opens the form is about to type.
  useEffect(() => {
    if (isOpen) form.current?.querySelector('textarea')?.focus();
  }, [isOpen]);

  const open = () => {
    if (isLoggedIn) return setIsOpen(true);
    return bus.emit('login.open', { mode: 'login', message: 'Logga in för att fråga: vi mejlar svaret till dig.' });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = text.trim().length < LENGTH.min ? TOO_SHORT : await ask(text);
    setError(problem);
    if (problem !== null) return form.current?.querySelector('textarea')?.focus();
    setText('');
    setIsOpen(false);
    return setIsSent(true);
  };
  if (!isOpen) {
    return (
      <div className={classes.ask}>
        <div role="status">
          {isSent ? <Alert tone="success">Tack! Vi mejlar dig när vi har svarat, och visar frågan här.</Alert> : null}
        </div>
        <Button onClick={open}>Ställ en fråga</Button>
      </div>
    );
  }
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      <Textarea
        name="question"
        label="Din fråga"
        hint="Frågan visas med ditt användarnamn när vi har svarat. Skriv inga personuppgifter."
        rows={3}
        maxLength={LENGTH.max}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...(error !== null && { state: 'error', message: error })}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="primary" isLoading={isBusy}>
          Skicka frågan
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
