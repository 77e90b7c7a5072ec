import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';

/** For everyone without access to the order: discloses nothing about it [O2.1-12]. */
export function OrderLogin() {
  const { bus, href } = usePlatform();
  return (
    <EmptyState
      headingLevel={1}
      title="Logga in för att se beställningen"
      text="Handlade du utan att logga in? Öppna länken i din orderbekräftelse."
      actions={
        <>
          <Button variant="primary" onClick={() => bus.emit('login.open', { mode: 'login' })}>
            Logga in
          </Button>
          <Button href={href('index')}>Till startsidan</Button>
        </>
      }
    />
  );
}
