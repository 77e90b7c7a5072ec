import type { BodyOf } from '@shop/contracts';
import { postReviewReport } from '@shop/contracts/api/opinion';
import { isApiError, usePlatform, useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { Select } from '@shop/ui/select/select.tsx';
import { Textarea } from '@shop/ui/textarea/textarea.tsx';
import { type FormEvent, useId, useState } from 'react';
import classes from './review-form.module.css';

const REASONS = [
  { value: 'illegal', label: 'Den är olaglig' },
  { value: 'offensive', label: 'Den är hotfull eller kränkande' },
  { value: 'personal', label: 'Den innehåller personuppgifter' },
  { value: 'offTopic', label: 'Den handlar om något annat än varan' },
  { value: 'other', label: 'Något annat' },
] as const;
type Reason = (typeof REASONS)[number]['value'];

const isReason = (text: string): text is Reason => REASONS.some(({ value }) => value === text);

const FAILED = 'Det gick inte att skicka anmälan. Försök igen.';

export interface ReportDialogProps {
  readonly id: number;
  /** The photo in it that is reported; without it, the whole review. */
  readonly photoId?: string;
  readonly onClose: () => void;
}

const NO_PROBLEM: { readonly fields: Readonly<Record<string, string>>; readonly general: string | null } = {
  fields: {},
  general: null,
};

/** Sends a report; whether it was sent, and what is wrong if not. */
function useReport(id: number) {
  const { api } = usePlatform();
  const [problem, setProblem] = useState(NO_PROBLEM);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (body: BodyOf<typeof postReviewReport>): Promise<boolean> => {
    setIsBusy(true);
    try {
      await api.call(postReviewReport, { params: { id }, body });
      return true;
    } catch (error) {
      const fields = isApiError(error) ? (error.response?.fields ?? {}) : {};
      const general = isApiError(error) ? error.userMessage : FAILED;
      setProblem({ fields, general: Object.keys(fields).length > 0 ? null : general });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { send, problem, isBusy };
}

/** Reports a review or a photo in it to the shop's staff, with or without an account. */
export default function ReportDialog({ id, photoId, onClose }: ReportDialogProps) {
  const { toasts } = usePlatform();
  const isLoggedIn = Boolean(useShared('user'));
  const formId = useId();
  const [reason, setReason] = useState<Reason>('illegal');
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const { send, problem, isBusy } = useReport(id);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    const about = photoId === undefined ? {} : { photoId };
    if (!(await send({ reason, text, ...about, ...(typed !== '' && { email: typed }) }))) return;
    toasts.show(photoId === undefined ? 'Tack! Vi granskar recensionen.' : 'Tack! Vi granskar bilden.');
    onClose();
  };
  const emailError = problem.fields['email'];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={photoId === undefined ? 'Anmäl recensionen' : 'Anmäl bilden'}
      closesOnBackdrop={false}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Avbryt
          </Button>
          <Button variant="primary" type="submit" form={formId} isLoading={isBusy}>
            Skicka anmälan
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={classes.fields} onSubmit={(event) => void submit(event)}>
        {problem.general === null ? null : <Alert tone="error">{problem.general}</Alert>}
        <Select
          label="Vad är fel?"
          name="reason"
          options={REASONS}
          value={reason}
          onChange={({ target }) => isReason(target.value) && setReason(target.value)}
        />
        <Textarea
          label="Berätta mer"
          name="text"
          optional
          rows={3}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {isLoggedIn ? null : (
          <Input
            label="E-postadress"
            name="email"
            type="email"
            autoComplete="email"
            optional
            hint="Om du vill ha besked om vårt beslut."
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            {...(emailError !== undefined && { state: 'error', message: emailError })}
          />
        )}
      </form>
    </Dialog>
  );
}
