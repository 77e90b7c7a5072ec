import { usePlatform } from '@shop/platform';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import classes from './register-page.module.css';

/** The page for whoever has an account: an invitation that a member follows leads somewhere, too. */
export function AlreadyMember({ username }: { readonly username: string }) {
  const { href } = usePlatform();
  return (
    <Card as="section" padding="large" className={classes.card ?? ''}>
      <SectionHeading level={1}>Du är medlem</SectionHeading>
      <p className={classes.intro}>Du är inloggad som {username}. Förmånerna gäller på allt du köper.</p>
      <p className={classes.ways}>
        <Button href={href('member.orders')} variant="primary">
          Mina sidor
        </Button>
        <Button href={href('info', { id: INFO_PAGE_IDS.memberPerks, name: 'Medlemsförmåner' })}>
          Se dina förmåner
        </Button>
      </p>
    </Card>
  );
}
