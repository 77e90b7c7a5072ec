import { usePlatform, useRoute } from '@shop/platform';
import { firstOf } from '@shop/contracts/routing';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { useState } from 'react';
import { heldOrderLink, orderLinkOf } from '../../features/register/order-link.ts';
import { RegisterForm } from '../../features/register/register-form.tsx';
import { registerNote } from '../../features/register/register-note.ts';
import classes from './register-page.module.css';

/** The register form at an address of its own; what is typed here is there in the dropdown, too. */
export function RegisterPage() {
  const { href } = usePlatform();
  const { query } = useRoute();
  const [order] = useState(() => orderLinkOf((key) => firstOf(query, key)) ?? heldOrderLink());
  return (
    <Card as="section" padding="large" className={classes.card ?? ''}>
      <SectionHeading level={1}>Bli medlem</SectionHeading>
      <p className={classes.intro}>
        Medlemskapet är gratis. Du samlar XP, får fri frakt från 500 kr och ser alla dina beställningar på ett ställe.
        Är du redan medlem? <TextLink href={href('member.orders')}>Logga in</TextLink>
      </p>
      <RegisterForm order={order} note={registerNote(query.fel)} />
    </Card>
  );
}
