import { type Wishlist, WISHLIST_LIMITS } from '@shop/contracts/api/wishlist';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { nameProblem } from './list-text.ts';
import type { ListChange } from './use-list-settings.ts';

export interface RenameDialogProps {
  readonly list: Pick<Wishlist, 'name' | 'isPublic'>;
  /** Resolves to what the server has against it, in Swedish; null when it is done. */
  readonly onSave: (change: ListChange) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Another name for a list. */
export default function RenameDialog({ list, onSave, onClose }: RenameDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(list.name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    const refused = await onSave({ name: name.trim(), isPublic: list.isPublic });
    setIsBusy(false);
    setProblem(refused);
    if (refused === null) onClose();
    else field.current?.focus();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = nameProblem(name);
    setProblem(wrong);
    if (wrong === null) void save();
    else field.current?.focus();
  };
  return (
    <Dialog
      isOpen
      size="small"
      title="Byt namn på listan"
      closesOnBackdrop={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={isBusy}>
            Spara
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Input
          ref={field}
          name="name"
          label="Listans namn"
          autoComplete="off"
          maxLength={WISHLIST_LIMITS.name}
          value={name}
          state={problem === null ? 'neutral' : 'error'}
          message={problem ?? undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
