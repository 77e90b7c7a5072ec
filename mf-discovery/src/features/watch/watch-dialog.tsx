import type { WatchKind } from '@shop/contracts/api/watch';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { usePlatform, useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { RadioCardGroup } from '@shop/ui/radio-card/radio-card.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useWatch } from './use-watch.ts';
import classes from './watch.module.css';

export interface WatchDialogProps {
  readonly product: { readonly id: number; readonly name: string };
  readonly kind: WatchKind;
  readonly onClose: () => void;
}

const TITLES = { stock: 'Mejla mig när den finns', price: 'Bevaka priset' } as const;

const LIMITS = [
  { value: 'any', label: 'När den blir billigare än nu' },
  { value: 'below', label: 'När den kostar högst ett belopp' },
];

/** The amount that was typed, in kronor; null for none. */
function readKronor(text: string): number | null {
  const kronor = Number(text.replace(/[\s\u00a0]|kr$/g, '').replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(kronor) && kronor > 0 ? kronor : null;
}

interface LimitFieldsProps {
  readonly limit: string;
  readonly onLimit: (limit: string) => void;
  /** As typed. */
  readonly below: string;
  readonly onBelow: (below: string) => void;
  readonly error: string | undefined;
}

/** Which price is worth a mail. */
function LimitFields({ limit, onLimit, below, onBelow, error }: LimitFieldsProps) {
  return (
    <>
      <RadioCardGroup legend="När vill du ha mejl?" name="limit" value={limit} onChange={onLimit} options={LIMITS} />
      {limit === 'any' ? null : (
        <Input
          label="Högst, i kronor"
          name="below"
          inputMode="numeric"
          value={below}
          onChange={({ target }) => onBelow(target.value)}
          {...(error !== undefined && { state: 'error', message: error })}
        />
      )}
    </>
  );
}

/** [O2.13-10] Asks what is worth a mail, and a visitor where it goes: a visitor confirms it by a mailed link. */
export default function WatchDialog({ product, kind, onClose }: WatchDialogProps) {
  const { href } = usePlatform();
  const isLoggedIn = Boolean(useShared('user'));
  const formId = useId();
  const [limit, setLimit] = useState('any');
  const [below, setBelow] = useState('');
  const [email, setEmail] = useState('');
  const [belowError, setBelowError] = useState<string | null>(null);
  const { start, problem, isBusy } = useWatch(product.id);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const amount = limit === 'below' && kind === 'price' ? readKronor(below) : undefined;
    setBelowError(amount === null ? 'Ange ett belopp i kronor.' : null);
    if (amount === null) return;
    const typed = isLoggedIn ? {} : { email: email.trim() };
    if ((await start({ kind, ...typed, ...(amount !== undefined && { below: amount }) })) === null) onClose();
  };
  const emailError = problem.fields['email'];
  const amountError = belowError ?? problem.fields['below'];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={TITLES[kind]}
      size="small"
      closesOnBackdrop={false}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Avbryt
          </Button>
          <Button variant="primary" type="submit" form={formId} isLoading={isBusy}>
            Bevaka
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        {problem.general === null ? null : <Alert tone="error">{problem.general}</Alert>}
        <p>
          {kind === 'stock'
            ? `Vi mejlar en gång, när ${product.name} går att köpa igen.`
            : `Vi mejlar om priset på ${product.name}, högst en gång om dagen.`}
        </p>
        {kind === 'stock' ? null : (
          <LimitFields limit={limit} onLimit={setLimit} below={below} onBelow={setBelow} error={amountError} />
        )}
        {isLoggedIn ? null : (
          <Input
            label="E-postadress"
            name="email"
            type="email"
            autoComplete="email"
            hint="Vi mejlar en länk som du bekräftar med. Adressen används bara till det här."
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            {...(emailError !== undefined && { state: 'error', message: emailError })}
          />
        )}
        <p className={classes.note}>
          Du avslutar när du vill, med länken i mejlet.{' '}
          <TextLink href={href('info', { id: INFO_PAGE_IDS.privacyPolicy })} target="_blank">
            Läs hur vi hanterar personuppgifter (öppnas i ny flik)
          </TextLink>
        </p>
      </form>
    </Dialog>
  );
}
