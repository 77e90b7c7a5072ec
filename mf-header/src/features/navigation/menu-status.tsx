import { Button } from '@shop/ui/button/button.tsx';
import { Spinner } from '@shop/ui/spinner/spinner.tsx';
import classes from './menu-status.module.css';

interface MenuStatusProps {
  /** Null while the menu is loading. */
  message: string | null;
  onRetry: () => void;
}

/** Content of a menu without data: a spinner, or the error with a retry button [O4-24]. */
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
