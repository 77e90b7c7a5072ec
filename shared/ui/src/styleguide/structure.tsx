import { useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Section } from './section.tsx';

/** Pagination, progress, avatars, dialogs and drawers. */
export function Structure() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Sidans delar" colour="#6a1b9a">
      <Pagination page={5} pageCount={20} hrefFor={(page) => `#sida-${page}`} />
      <ProgressBar label="Till nästa nivå" value={320} max={500} valueText="320 av 500 XP" />
      <ProgressBar label="Sålt" value={80} hideLabel tone="reduced" />
      <Cluster gap={3}>
        <Avatar name="Åsa Öberg" size="large" />
        <Avatar name="Pixelpirat" />
        <Avatar name="Bo" size="small" />
        <Button onClick={() => setOpen('dialog')}>Öppna dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Öppna panel</Button>
      </Cluster>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Töm varukorgen?"
        actions={
          <>
            <Button onClick={close}>Behåll</Button>
            <Button variant="destructive" onClick={close}>
              Töm
            </Button>
          </>
        }
      >
        Alla varor tas bort.
      </Dialog>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        title="Filter"
        footer={<Button block>Visa 128 produkter</Button>}
      >
        <Checkbox label="Trådlöst" />
      </Drawer>
    </Section>
  );
}
