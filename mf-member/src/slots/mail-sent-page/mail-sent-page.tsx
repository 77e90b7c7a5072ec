import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { useEffect, useState } from 'react';
import classes from '../../features/password-reset/password-reset.module.css';
import { lastResetUsername, requestFailure, requestReset } from '../../features/password-reset/request-reset.ts';

/** [O2.17-26] Milliseconds until another mail can be requested. */
const RESEND_AFTER_MS = 60_000;

/** [O2.17-26] The same text whether the account exists or not; another mail can be requested after a minute. */
export function MailSentPage() {
  const platform = usePlatform();
  const [username, setUsername] = useState<string | null>(null);
  const [isWaiting, setIsWaiting] = useState(true);
  const [note, setNote] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);

  useEffect(() => setUsername(lastResetUsername()), []);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsWaiting(false), RESEND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const resend = async () => {
    if (username === null) return;
    setIsWaiting(true);
    try {
      await requestReset(platform, username);
      setNote({ tone: 'success', text: 'Vi har skickat mejlet igen.' });
    } catch (error) {
      setNote({ tone: 'error', text: requestFailure(error) });
    }
  };

  return (
    <Card as="section" padding="large" className={classes.card ?? ''}>
      <SectionHeading level={1}>Kolla din e-post</SectionHeading>
      <p className={classes.intro}>
        Om kontot finns har vi skickat ett mejl. Länken i det gäller i 60 minuter och fungerar en gång. Titta också i
        skräpposten.
      </p>
      <div role="status">{note ? <Alert tone={note.tone}>{note.text}</Alert> : null}</div>
      {username === null ? (
        <TextLink href={platform.href('reset-password')}>Begär ett nytt mejl</TextLink>
      ) : (
        <Button block disabled={isWaiting} onClick={() => void resend()}>
          {isWaiting ? 'Du kan skicka igen om en minut' : 'Skicka igen'}
        </Button>
      )}
    </Card>
  );
}
