import { useShared } from '@shop/platform';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterTerms } from './newsletter-terms.tsx';
import classes from './newsletter.module.css';

/** The sign-up in the footer. Not for a member who subscribes already [2.15-08]. */
export function NewsletterSignup() {
  const user = useShared('user');
  if (user?.settings.send_newsletter) return null;
  return (
    <section className={classes.band} aria-labelledby="nyhetsbrev">
      <div className={classes.inner}>
        <div>
          <h2 id="nyhetsbrev" className={classes.heading}>
            Först med det senaste
          </h2>
          <NewsletterTerms />
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
