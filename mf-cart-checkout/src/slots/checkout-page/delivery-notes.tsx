import {
  COURIER_NOTE_MAX_LENGTH,
  DOOR_CODE_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  type DeliveryNotes,
} from '@shop/contracts/api/delivery';
import { Input } from '@shop/ui/input/input.tsx';
import { Select } from '@shop/ui/select/select.tsx';
import { Textarea } from '@shop/ui/textarea/textarea.tsx';
import { useState } from 'react';
import classes from './delivery.module.css';

const HANDOVERS: readonly { readonly value: DeliveryNotes['handover']; readonly label: string }[] = [
  { value: 'asUsual', label: 'Som budet brukar' },
  { value: 'ring', label: 'Ring på dörren' },
  { value: 'leave', label: 'Ställ paketet utanför dörren' },
];

export interface NotesProps {
  readonly notes: DeliveryNotes;
  /** Delivered to the door: the courier may need a code. */
  readonly isHome: boolean;
  readonly onTell: (notes: Partial<DeliveryNotes>) => void;
}

const isTold = ({ message, doorCode, courier, handover }: DeliveryNotes, isHome: boolean): boolean =>
  message !== '' || (isHome && (doorCode !== '' || courier !== '' || handover !== 'asUsual'));

/** What most buyers need not fill in stands behind one line, unless it has been filled in before. */
export function Notes({ notes, isHome, onTell }: NotesProps) {
  const [isOpen] = useState(() => isTold(notes, isHome));
  return (
    <details className={classes.notes} open={isOpen}>
      <summary>{isHome ? 'Portkod, önskemål till budet eller meddelande till oss' : 'Meddelande till oss'}</summary>
      <div className={classes.noteFields}>
        {isHome ? (
          <>
            <Input
              name="doorCode"
              label="Portkod"
              optional
              autoComplete="off"
              autoCapitalize="none"
              maxLength={DOOR_CODE_MAX_LENGTH}
              defaultValue={notes.doorCode}
              onChange={({ target }) => onTell({ doorCode: target.value })}
            />
            <Select
              name="handover"
              label="Så vill jag få det"
              optional
              options={HANDOVERS.map((each) => ({ ...each }))}
              value={notes.handover}
              onChange={({ target }) =>
                onTell({ handover: HANDOVERS.find(({ value }) => value === target.value)?.value ?? 'asUsual' })
              }
            />
            <Input
              name="courier"
              label="Till budet"
              hint="Till exempel våning, gårdshus eller var paketet kan stå."
              optional
              className={classes.wide}
              autoComplete="off"
              maxLength={COURIER_NOTE_MAX_LENGTH}
              defaultValue={notes.courier}
              onChange={({ target }) => onTell({ courier: target.value })}
            />
          </>
        ) : null}
        <Textarea
          name="message"
          label="Meddelande till butiken"
          optional
          rows={3}
          className={classes.wide}
          maxLength={MESSAGE_MAX_LENGTH}
          defaultValue={notes.message}
          onChange={({ target }) => onTell({ message: target.value })}
        />
      </div>
    </details>
  );
}
