import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Copy } from 'lucide-react';
import classes from './reward.module.css';

/** A code to read, to select as a whole, and to copy. */
export function CopyCode({ code }: { readonly code: string }) {
  const { toasts } = usePlatform();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      toasts.show('Koden är kopierad.', 'ok');
    } catch {
      // Refused by the browser: the code can be selected all the same.
      toasts.show('Det gick inte att kopiera. Markera koden i stället.', 'error');
    }
  };
  return (
    <p className={classes.codeLine}>
      <code className={classes.code}>{code}</code>
      <Button
        aria-label={`Kopiera koden ${code}`}
        variant="quiet"
        icon={<Icon of={Copy} size={16} />}
        onClick={() => void copy()}
      >
        Kopiera
      </Button>
    </p>
  );
}
