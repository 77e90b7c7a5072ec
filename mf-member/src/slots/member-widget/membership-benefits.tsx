import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { ReceiptText, Sparkles } from 'lucide-react';
import { BecomeMemberLink } from '../../features/login/login-links.tsx';
import classes from './login-panel.module.css';

/** [2.10-03], [2.10-04] Benefits of membership in the login panel. */
const BENEFITS = [
  { text: 'Samla XP till ditt konto', icon: Sparkles },
  { text: 'Spara kvitton digitalt', icon: ReceiptText },
] as const;

/** [2.10-02..05] The mini prompt: why one would be a member, and the ways to become or be one. */
export function MembershipBenefits({ onLogin }: { readonly onLogin: () => void }) {
  return (
    <>
      <h2 className={classes.title}>Mer för medlemmar</h2>
      <ul role="list" className={classes.benefits}>
        {BENEFITS.map(({ text, icon }) => (
          <li key={text} className={classes.benefit}>
            <Icon of={icon} /> {text}
          </li>
        ))}
      </ul>
      <Button variant="primary" block onClick={onLogin}>
        Logga in
      </Button>
      <p className={classes.join}>
        <BecomeMemberLink />
      </p>
    </>
  );
}
