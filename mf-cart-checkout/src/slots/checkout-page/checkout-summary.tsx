import { Button } from '@shop/ui/button/button.tsx';
import { formatKronor } from '@shop/domain/money';
import { Card } from '@shop/ui/card/card.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Lock } from 'lucide-react';
import { pressSteadily } from '../../features/checkout/steady-press.ts';
import { hasDownloads } from '../../features/digital/digital-rows.ts';
import { TotalsList } from '../../features/totals/totals-list.tsx';
import classes from './checkout-page.module.css';
import { Consents } from './consents.tsx';
import { nextStep } from './next-step.ts';
import type { OrderForm } from './use-order-form.ts';

/** The sums, the consents and the button that orders. */
export function CheckoutSummary({ form }: { readonly form: OrderForm }) {
  const { model, isPlacing } = form;
  const { checkout, choices, isBusy } = model;
  return (
    <aside className={classes.summary} aria-label="Summering">
      <Card padding="medium" className={classes.summaryCard}>
        <h2 className={classes.summaryTitle}>Summering</h2>
        <TotalsList
          totals={checkout.totals}
          rows={checkout.cart.rows}
          isBusy={isBusy}
          isShippingKnown={choices.shippingMethodId !== null}
        />
        <Consents
          isCompany={model.customer.kind === 'company'}
          hasDownloads={hasDownloads(checkout.cart.rows)}
          newsletter={model.extras.newsletter}
          onNewsletter={model.setNewsletter}
        />
      </Card>
      <div className={classes.order}>
        <p className={classes.toPay} aria-hidden="true">
          <span>Att betala</span>
          <strong>{formatKronor(checkout.totals.toPay ?? checkout.totals.total)}</strong>
        </p>
        <Button type="submit" variant="primary" size="large" block isLoading={isPlacing} onPointerDown={pressSteadily}>
          Beställ och betala
        </Button>
        <p className={classes.next}>
          <Icon of={Lock} size={16} />
          {nextStep({ ...checkout, paymentMethodId: choices.paymentMethodId }, form.wallet?.name)}
        </p>
        <noscript>
          <p className={classes.noscript}>Slå på JavaScript i webbläsaren för att slutföra köpet.</p>
        </noscript>
      </div>
    </aside>
  );
}
