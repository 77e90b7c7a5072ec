import { formatZip } from '@shop/domain/validation/normalise';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { type FormEvent, useState } from 'react';
import classes from './zip-form.module.css';
import { readZipCode } from './read-zip-code.ts';

export interface ZipFormProps {
  readonly zipCode: string | null;
  readonly onChange: (zipCode: string) => void;
}

/** The shopper's zip code, for dates and prices of delivery. */
export function ZipForm({ zipCode, onChange }: ZipFormProps) {
  const [text, setText] = useState(zipCode === null ? '' : formatZip(zipCode));
  const [isWrong, setIsWrong] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readZipCode(text);
    setIsWrong(read === null);
    if (read === null) return;
    setText(formatZip(read));
    onChange(read);
  };
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <Input
        label="Postnummer"
        name="zipCode"
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={6}
        value={text}
        state={isWrong ? 'error' : 'neutral'}
        message="Ange ett postnummer med fem siffror."
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">Visa</Button>
    </form>
  );
}
