import { CHAT_LENGTHS, chatText } from '@shop/domain/chat';
import { useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { Textarea } from '@shop/ui/textarea/textarea.tsx';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import classes from './chat-panel.module.css';
import { mayHaveArrived, NO_ERRORS, sendErrorsOf } from './send-errors.ts';
import type { NewMessage } from './use-chat.ts';

export interface ChatComposeProps {
  /** The first message of a chat, for which name and order number may be given. */
  readonly isFirst: boolean;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly send: (message: NewMessage, key: string) => Promise<void>;
}

const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/** The text to send. It stays until the shop has it, and is sent once however often it is tried. */
export function ChatCompose({ isFirst, draft, onDraft, send }: ChatComposeProps) {
  const user = useShared('user');
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = useRef<{ readonly text: string; readonly key: string } | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = chatText(draft);
    if (isBusy || text === '') return;
    const fields = new FormData(event.currentTarget);
    const about = { firstName: String(fields.get('firstName')), orderNumber: String(fields.get('orderNumber')) };
    if (attempt.current?.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    setIsBusy(true);
    setErrors(NO_ERRORS);
    try {
      await send({ text, ...(isFirst && about) }, attempt.current.key);
      attempt.current = null;
      onDraft('');
    } catch (error) {
      if (!mayHaveArrived(error)) attempt.current = null;
      setErrors(sendErrorsOf(error));
    } finally {
      setIsBusy(false);
    }
  };

  const stateOf = (field: string) => {
    const message = errors.fields[field];
    return message === undefined ? {} : { state: 'error' as const, message };
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {isFirst ? (
        <div className={classes.about}>
          <Input
            label="Förnamn"
            name="firstName"
            optional
            autoComplete="given-name"
            maxLength={CHAT_LENGTHS.name}
            defaultValue={user?.firstName}
          />
          <Input
            label="Ordernummer"
            name="orderNumber"
            optional
            autoComplete="off"
            maxLength={CHAT_LENGTHS.orderNumber}
            {...stateOf('orderNumber')}
          />
        </div>
      ) : null}
      <Textarea
        label="Meddelande"
        name="text"
        rows={isFirst ? 3 : 2}
        maxLength={CHAT_LENGTHS.message}
        value={draft}
        readOnly={isBusy}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={sendByEnter}
        {...stateOf('text')}
      />
      <div role="alert">{errors.general === null ? null : <Alert tone="error">{errors.general}</Alert>}</div>
      <Button type="submit" variant="primary" block isLoading={isBusy}>
        Skicka
      </Button>
    </form>
  );
}
