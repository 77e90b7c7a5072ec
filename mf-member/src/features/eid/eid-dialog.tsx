import { SHOP } from '@shop/contracts/config';
import { useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Spinner } from '@shop/ui/spinner/spinner.tsx';
import { QrCode } from '@shop/ui/qr-code/qr-code.tsx';
import { ExternalLink, QrCode as QrIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ConfirmPassword } from './confirm-password.tsx';
import classes from './eid-dialog.module.css';
import type { DoneSigning, EidRequest, SigningView } from './signing.ts';
import { useSigning } from './use-signing.ts';

const APP = SHOP.eid.name;
const QR_LABEL = `QR-kod för ${APP}. Öppna ${APP}-appen i mobilen och skanna koden.`;

type Pending = Extract<SigningView, { phase: 'pending' }>;

/** [2.16-08] Opens the app on this device, in a tab of its own, so that the shop stays open. */
function AppLink({ appUrl, isFirst }: { readonly appUrl: string; readonly isFirst: boolean }) {
  return (
    <Button
      href={appUrl}
      target="_blank"
      rel="noopener"
      block
      size="large"
      variant={isFirst ? 'primary' : 'secondary'}
      icon={<Icon of={ExternalLink} />}
    >
      Öppna {APP} på den här enheten
    </Button>
  );
}

interface WaitingProps {
  readonly view: Pending;
  readonly onQr: (isShown: boolean) => void;
}

/** [O4-21] The QR code for the app on another device and the link to the one on this; on a phone the link first. */
function Waiting({ view, onQr }: WaitingProps) {
  const { isTouch } = useShared('viewport');
  const [isQrWanted, setIsQrWanted] = useState(!isTouch);
  useEffect(() => onQr(isQrWanted), [isQrWanted, onQr]);
  const { appUrl, qrCode, hint } = view;
  return (
    <>
      {isTouch ? <AppLink appUrl={appUrl} isFirst /> : null}
      {isQrWanted ? (
        <div className={classes.other}>
          <QrCode content={qrCode} label={QR_LABEL} />
          <p>Öppna {APP}-appen i mobilen, tryck på Skanna QR-kod och rikta kameran mot koden.</p>
        </div>
      ) : (
        <Button variant="quiet" icon={<Icon of={QrIcon} />} onClick={() => setIsQrWanted(true)}>
          Använd {APP} på en annan enhet
        </Button>
      )}
      {isTouch ? null : <AppLink appUrl={appUrl} isFirst={false} />}
      <p role="status" className={classes.hint}>
        {hint}
      </p>
      <p className={classes.note}>Den här rutan stängs automatiskt när du har signerat.</p>
    </>
  );
}

const REASONS: Readonly<Record<EidRequest['purpose'], string>> = {
  identify: `Du legitimerar dig hos ${SHOP.brand}.`,
  instalments: `Du legitimerar dig hos ${SHOP.brand} för att se och teckna delbetalning.`,
};

export interface EidDialogProps {
  readonly request: EidRequest;
  readonly onEnd: (done: DoneSigning) => void;
}

/** [2.16-07..09] Signing with the e-ID. Only "Avbryt" closes it before the end, no backdrop or Escape [O2.16-09]. */
export default function EidDialog({ request, onEnd }: EidDialogProps) {
  const { view, signing } = useSigning(request, onEnd);
  const [showQr] = useState(() => (isShown: boolean) => signing.current?.showQr(isShown));
  const cancel = () => signing.current?.cancel();
  return (
    <Dialog
      isOpen
      title={view.phase === 'password' ? 'Bekräfta att det är du' : `Starta din ${APP}-app`}
      size="small"
      hideClose
      onClose={cancel}
      actions={<Button onClick={cancel}>Avbryt</Button>}
    >
      <div className={classes.signing}>
        {view.phase === 'password' ? (
          <ConfirmPassword onDone={() => signing.current?.start()} />
        ) : (
          <>
            <p>{REASONS[request.purpose]}</p>
            {view.phase === 'pending' ? (
              <Waiting view={view} onQr={showQr} />
            ) : (
              <p className={classes.starting}>
                <Spinner label={`Startar ${APP}`} />
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
