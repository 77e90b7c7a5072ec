import { SHOP } from '@shop/contracts/config';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import type { Withdrawal } from './withdrawal-selection.ts';

export interface ObstacleText {
  readonly title: string;
  readonly text: string;
  /** The page where the shopper gets on. */
  readonly way: 'order' | 'complaint';
}

const { email, phone } = SHOP.company;

/** Why nothing can be withdrawn, and what can be done instead. */
export const OBSTACLES: Readonly<Record<NonNullable<Withdrawal['obstacle']>, ObstacleText>> = {
  company: {
    title: 'Ångerrätten gäller inte för företag',
    text: `Beställningen är gjord av ett företag. Då gäller köplagen, och lagens ångerrätt finns bara för konsumenter. Tills beställningen packas kan du avbeställa den på dess sida, och är något fel på varan kan du reklamera den inom ett år. Har något blivit fel i beställningen, hör av dig till ${email} eller ${phone}.`,
    way: 'order',
  },
  notPaid: {
    title: 'Beställningen är inte betald',
    text: 'Det finns inget att betala tillbaka. Du kan avbeställa den på dess sida.',
    way: 'order',
  },
  notPacked: {
    title: 'Beställningen är inte packad än',
    text: 'Då behöver du inte ångra köpet: avbeställ det på beställningens sida, så får du tillbaka allt du har betalat på en gång.',
    way: 'order',
  },
  cancelled: { title: 'Beställningen är avbeställd', text: 'Det finns inget kvar att ångra.', way: 'order' },
  expired: {
    title: 'Ångerfristen har gått ut',
    text: 'Du kan ångra ett köp i 14 dagar från den dag då du fick varan. Är något fel på den har du däremot tre års reklamationsrätt.',
    way: 'complaint',
  },
  nothingLeft: {
    title: 'Det finns inget kvar att ångra',
    text: 'Allt i beställningen är redan ångrat eller undantaget från ångerrätten. Är något fel på en vara kan du reklamera den.',
    way: 'complaint',
  },
};

/** Until when the right applies, in words. */
export const deadlineText = ({ deadline }: Pick<Withdrawal, 'deadline'>): string =>
  deadline === null
    ? 'Du har ångerrätt i 14 dagar från den dag då du får varorna, och kan ångra dig redan nu.'
    : `Du kan ångra köpet till och med ${formatDayAndYear(fromUnixSeconds(deadline))}.`;
