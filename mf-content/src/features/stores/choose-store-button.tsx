import { usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Check } from 'lucide-react';
import classes from './choose-store-button.module.css';

interface ChooseStoreButtonProps {
  readonly store: { readonly id: number; readonly name: string };
  readonly onChosen?: () => void;
}

/** Makes a store 'Min butik', and pressed again none. Not there without script, which alone could remember it. */
export function ChooseStoreButton({ store: { id, name }, onChosen }: ChooseStoreButtonProps) {
  const { bus, toasts } = usePlatform();
  const isMine = useShared('myStore')?.id === id;
  const press = (): void => {
    bus.emit('store.choose', { id: isMine ? null : id });
    if (isMine) return;
    toasts.show(`${name} är din butik nu`);
    onChosen?.();
  };
  return (
    <Button
      aria-label={isMine ? `Din butik: ${name}. Ta bort valet` : `Gör till min butik: ${name}`}
      className={classes.choose}
      icon={isMine ? <Icon of={Check} size={16} /> : undefined}
      onClick={press}
    >
      {isMine ? 'Din butik' : 'Gör till min butik'}
    </Button>
  );
}
