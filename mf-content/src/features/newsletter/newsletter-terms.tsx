import { href } from '@shop/platform';
import classes from './newsletter.module.css';

/** [O2.16-07] What one signs up for, and what becomes of the address. */
export const NewsletterTerms = () => (
  <p className={classes.text}>
    Nyheter, släpp och kampanjer i ditt nyhetsbrev. Du avslutar när du vill. Läs om hur vi{' '}
    <a href={href('info', { id: 25, name: 'Personuppgifter' })}>hanterar dina uppgifter</a>.
  </p>
);
