import type { Href } from '@shop/contracts/platform';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import classes from './register-form.module.css';

/** Info pages by id; their names only make the URL readable. */
const TERMS = { id: 8, name: 'Köpvillkor' };
const PRIVACY = { id: 25, name: 'Personuppgifter' };

/** [O2.10-01] What the new member agrees to. In a tab of its own: the form keeps what is typed, and its place. */
export function RegisterTerms({ href }: { readonly href: Href }) {
  return (
    <p className={classes.note}>
      När du blir medlem godkänner du våra{' '}
      <TextLink href={href('info', TERMS)} target="_blank">
        köpvillkor
      </TextLink>
      . Så tar vi hand om dina{' '}
      <TextLink href={href('info', PRIVACY)} target="_blank">
        personuppgifter
      </TextLink>
      . Länkarna öppnas i en ny flik.
    </p>
  );
}
