import { usePlatform } from '@shop/platform';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { forgetMember } from '../session/session-actions.ts';
import { LOGIN_TEXT } from './login-text.ts';
import type { DoneSigning, EidRequest } from './signing.ts';

interface DialogProps {
  readonly request: EidRequest;
  readonly onEnd: (done: DoneSigning) => void;
}

/** When the dialog's code cannot be fetched, whoever asked for the signing hears that it failed. */
function DialogMissing({ onEnd }: DialogProps) {
  useEffect(() => {
    const message = 'Det gick inte att öppna legitimeringen. Försök igen.';
    onEnd({ outcome: 'failed', message, reference: null, needsLogin: false });
  }, [onEnd]);
  return null;
}

type LoadDialog = () => Promise<{ default: ComponentType<DialogProps> }>;
const loadDialog: LoadDialog = () => import('./eid-dialog.tsx').catch(() => ({ default: DialogMissing }));
const EidDialog = lazy(loadDialog);

const TONES = { confirmed: 'ok', cancelled: 'info', expired: 'error', failed: 'error' } as const;
const WITHOUT_LOGIN: DoneSigning = { outcome: 'failed', message: LOGIN_TEXT, reference: null, needsLogin: true };

/**
 * Handles `eid.sign`: opens the dialog, and says on the bus how the signing has ended. Signing requires a login [6-42];
 * whoever has none gets the login with the reason [6-43].
 */
export function EidSigning() {
  const platform = usePlatform();
  const [request, setRequest] = useState<EidRequest | null>(null);

  const finish = (asked: EidRequest, { outcome, message, reference, needsLogin }: DoneSigning): void => {
    const { bus, toasts } = platform;
    setRequest(null);
    if (needsLogin) {
      forgetMember(platform);
      bus.emit('login.open', { mode: 'login', message });
    } else toasts.show(message, TONES[outcome]);
    bus.emit('eid.done', { ...asked, outcome, ...(reference !== null && { reference }) });
  };
  const open = (asked: EidRequest): void => {
    // The member has changed their mind about what to sign: the earlier dialog cancels its own on the server.
    if (request !== null) platform.bus.emit('eid.done', { ...request, outcome: 'cancelled' });
    if (platform.store.get(platform.atoms.user) === null) finish(asked, WITHOUT_LOGIN);
    else setRequest({ ...asked });
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => platform.bus.on('eid.sign', (asked) => latest.current(asked)), [platform]);

  if (request === null) return null;
  return (
    <Suspense fallback={null}>
      <EidDialog request={request} onEnd={(done) => finish(request, done)} />
    </Suspense>
  );
}
