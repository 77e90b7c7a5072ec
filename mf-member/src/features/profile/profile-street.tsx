import { postStreetSuggestions, type StreetSuggestion } from '@shop/contracts/api/address';
import { usePlatform } from '@shop/platform';
import { StreetField } from '@shop/ui/street-field/street-field.tsx';
import { useRef, useState } from 'react';
import type { TextField } from './profile-fields.ts';
import classes from './profile-page.module.css';

export interface ProfileStreetProps {
  readonly field: TextField;
  /** As it is saved. */
  readonly saved: string;
  readonly error: string | undefined;
  readonly onInput: (name: string) => void;
  readonly onLeave: (name: string) => void;
}

/** The street of the profile's address: a suggestion fills in zip code and town, too. */
export function ProfileStreet({ field, saved, error, onInput, onLeave }: ProfileStreetProps) {
  const { api } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const [zipCode, setZipCode] = useState('');
  const inputOf = (name: string): HTMLInputElement | null => {
    const element = input.current?.form?.elements.namedItem(name);
    return element instanceof HTMLInputElement ? element : null;
  };
  const pick = (found: StreetSuggestion): void => {
    for (const name of ['street', 'zipCode', 'city'] as const) {
      const element = inputOf(name);
      if (element === null) continue;
      element.value = found[name];
      onInput(name);
    }
  };
  const { name, label, type, autoComplete, maxLength } = field;
  return (
    <StreetField
      {...{ name, label, type, autoComplete, maxLength, zipCode }}
      {...(error !== undefined && { state: 'error' as const, message: error })}
      ref={input}
      optional
      defaultValue={saved}
      className={classes.wide}
      suggest={async (query, signal) =>
        (await api.call(postStreetSuggestions, { body: { ...query } }, { signal })).data.streets
      }
      onPick={pick}
      onFocus={() => setZipCode(inputOf('zipCode')?.value ?? '')}
      onBlur={() => onLeave(name)}
      onChange={() => onInput(name)}
    />
  );
}
