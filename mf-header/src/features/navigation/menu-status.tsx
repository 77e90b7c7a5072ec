import { Button } from '@shop/ui/button/button.tsx';
import { Spinner } from '@shop/ui/spinner/spinner.tsx';
import classes from './menu-status.module.css';

interface MenuStatusProps {
  /** Null while the menu is loading. */
  message: string | null;
  onRetry: () => void;
}

/** What stands in a menu that is not there yet: a spinner, or what went wrong and a way to try again [O4-24]. */
export function MenuStatus({ message, onRetry }: MenuStatusProps) {
  if (message === null) {
    return (
      <div className={classes.box}>
        <Spinner label="Laddar menyn" size="large" />
      </div>
    );
  }
  return (
    <div className={classes.box} role="alert">
      <p>{message}</p>
      <Button onClick={onRetry}>Försök igen</Button>
    </div>
  );
}
