import { SHOP } from '@shop/contracts/config';
import { usePlatform } from '@shop/platform';
import { Card } from '@shop/ui/card/card.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import classes from './withdrawal.module.css';

/** The standard form of withdrawal as the api serves it. */
const FORM_PATH = '/api/withdrawal-form.pdf';

/** Other ways to withdraw, which the law leaves to the buyer. */
export function WithdrawalHelp() {
  const { href } = usePlatform();
  const { email, phone } = SHOP.company;
  return (
    <Card as="section" labelledBy="withdrawal-help">
      <h2 id="withdrawal-help" className={classes.title}>
        Andra sätt att ångra köpet
      </h2>
      <div className={classes.links}>
        <p>{`Du kan också mejla ${email}, ringa ${phone} eller skicka ångerblanketten.`}</p>
        <TextLink href={FORM_PATH}>Ångerblankett att skriva ut (PDF)</TextLink>
        <TextLink href={href('info', { id: INFO_PAGE_IDS.rightOfWithdrawal, name: 'Ångerrätt och öppet köp' })}>
          Mer om ångerrätt och öppet köp
        </TextLink>
      </div>
    </Card>
  );
}
