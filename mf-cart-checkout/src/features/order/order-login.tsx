import { deleteLogin } from '@shop/contracts/api/user';
import { SHOP } from '@shop/contracts/config';
import type { Platform } from '@shop/contracts/platform';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { isApiError, usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useState } from 'react';
import { OrderLinkForm } from '../order-link/order-link-form.tsx';
import classes from './order-view.module.css';

/** Resolves when the shell has shown the page again, and moved the focus to it. */
function pageShown(bus: Platform['bus']): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = bus.on('route.changed', () => {
    stop();
    // The shell moves the focus in a task that it starts after this event.
    setTimeout(() => setTimeout(resolve));
  });
  return promise;
}

/** A member of another account: the way to their own orders, and out of this account. */
function OtherAccount() {
  const { api, bus, href, toasts } = usePlatform();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await api.call(deleteLogin, {});
      const shown = pageShown(bus);
      bus.emit('logout.done', {});
      bus.emit('user.refresh', {});
      // The panel closes when the focus leaves it.
      await shown;
      bus.emit('login.open', { mode: 'login' });
    } catch (error) {
      toasts.show(isApiError(error) ? error.userMessage : 'Det gick inte att logga ut. Försök igen.', 'error');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={classes.actions}>
      <Button href={href('member.orders')} variant="primary">
        Mina beställningar
      </Button>
      <Button isLoading={isBusy} onClick={() => void change()}>
        Logga in som någon annan
      </Button>
    </div>
  );
}

/**
 * For everyone without access to an order: the same for one that is somebody else's and one that does not exist
 * [O2.1-12], with what helps either way.
 */
export function OrderLogin({ id }: { readonly id: string }) {
  const { bus, href } = usePlatform();
  const user = useShared('user');
  const { phone, email } = SHOP.company;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <SectionHeading level={1}>
          {user ? 'Vi hittar ingen sådan beställning på ditt konto' : 'Logga in för att se beställningen'}
        </SectionHeading>
        <p className={classes.lead}>
          {user
            ? `Du är inloggad som ${user.username}. Kontrollera ordernumret, eller logga in med kontot som beställde.`
            : 'Handlade du utan att logga in? Öppna länken i din orderbekräftelse, eller få en ny här.'}
        </p>
      </header>
      {user ? (
        <OtherAccount />
      ) : (
        <div className={classes.actions}>
          <Button variant="primary" onClick={() => bus.emit('login.open', { mode: 'login' })}>
            Logga in
          </Button>
          <Button href={href('index')}>Till startsidan</Button>
        </div>
      )}
      <Card as="section" labelledBy="order-find">
        <h2 id="order-find" className={classes.title}>
          Hitta en beställning
        </h2>
        <OrderLinkForm purpose="order" orderId={id} />
      </Card>
      <p className={classes.hint}>
        {`Hjälper inget av det? Mejla ${email}, ring ${phone} eller läs mer hos `}
        <a href={href('info', { id: INFO_PAGE_IDS.customerService, name: 'Kundservice' })}>kundservice</a>.
      </p>
    </div>
  );
}
