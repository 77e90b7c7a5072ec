import type { WishlistSummary } from '@shop/contracts/api/wishlist';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { sharedListPath } from './shared-list-path.ts';
import type { ListChange } from './use-list-settings.ts';
import classes from './wishlists.module.css';

export interface ShareDialogProps {
  readonly list: Pick<WishlistSummary, 'name' | 'isPublic' | 'shareId'>;
  /** Resolves to what the server has against it, in Swedish; null when it is done. */
  readonly onSave: (change: ListChange) => Promise<string | null>;
  readonly onClose: () => void;
}

const wantsShare = (): boolean => typeof navigator.share === 'function';

function SharedLink({ name, link }: { readonly name: string; readonly link: string }) {
  const [note, setNote] = useState('');
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(link).then(
      () => setNote('Länken är kopierad.'),
      () => setNote('Det gick inte att kopiera. Markera länken och kopiera den själv.'),
    );
  // The member may think better of sharing; that is no failure.
  const share = () => navigator.share({ title: name, url: link }).catch(() => undefined);
  return (
    <>
      <Input
        name="sharedList"
        label="Länk till listan"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.toolbar}>
        <Button variant="primary" icon={<Icon of={Copy} />} onClick={() => void copy()}>
          Kopiera länken
        </Button>
        {wantsShare() ? (
          <Button icon={<Icon of={Share2} />} onClick={() => void share()}>
            Dela
          </Button>
        ) : null}
      </div>
      <p role="status" className={classes.muted}>
        {note}
      </p>
    </>
  );
}

/** [O2.17-05] Private or shared, in plain words, and the link for those who are to see it. */
export default function ShareDialog({ list, onSave, onClose }: ShareDialogProps) {
  const { name, isPublic, shareId } = list;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const toggle = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(await onSave({ name, isPublic: !isPublic }));
    setIsBusy(false);
  };
  return (
    <Dialog isOpen title={`Dela ”${name}”`} onClose={onClose} actions={<Button onClick={onClose}>Klar</Button>}>
      <div className={classes.share}>
        <div role="alert">{problem === null ? null : <Alert tone="error">{problem}</Alert>}</div>
        {isPublic && shareId !== null ? (
          <>
            <p>
              Den som har länken ser vad som finns på listan, utan att logga in, men kan inte ändra något. De som får se
              din profil hittar listan där också.
            </p>
            <SharedLink name={name} link={new URL(sharedListPath(shareId), location.origin).href} />
            <Button variant="quiet" isLoading={isBusy} onClick={() => void toggle()}>
              Sluta dela
            </Button>
            <p className={classes.muted}>Slutar du dela fungerar länken inte längre, inte heller om du delar igen.</p>
          </>
        ) : (
          <>
            <p>
              Listan är privat. Delar du den får du en länk att skicka till vem du vill. Den som har länken ser vad som
              finns på listan, men kan inte ändra något. De som får se din profil hittar listan där också.
            </p>
            <Button variant="primary" isLoading={isBusy} onClick={() => void toggle()}>
              Dela listan
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
