import type { SurveyAnswer } from '@shop/contracts/api/opinion';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { useState } from 'react';
import { SurveyQuestion } from '../../features/survey/survey-question.tsx';
import classes from '../../features/survey/survey.module.css';

export interface SurveyPageProps {
  readonly id: string;
  readonly secret: string | null;
  /** Whether the visitor may answer about this order. */
  readonly isOpen: boolean;
  /** What has been answered before. */
  readonly answer: SurveyAnswer | null;
}

function NotOpen() {
  const { href } = usePlatform();
  return (
    <EmptyState
      headingLevel={1}
      illustration={<PixelArt picture="buoy" />}
      title="Vi hittar inte beställningen"
      text="Öppna länken i mejlet igen, eller logga in om beställningen hör till ditt konto. Länken gäller i 90 dagar."
      actions={
        <Button href={href('member.orders')} variant="primary">
          Till dina beställningar
        </Button>
      }
    />
  );
}

/** The question, and thanks once it is answered; the answer can be changed at any time. */
export function SurveyPage({ id, secret, isOpen, answer }: SurveyPageProps) {
  const { href } = usePlatform();
  const [given, setGiven] = useState(answer);
  if (!isOpen) return <NotOpen />;
  return (
    <Card as="section" padding="large" className={classes.card ?? ''}>
      <SectionHeading level={1}>Vad tycker du?</SectionHeading>
      <p className={classes.intro}>
        {`Det gäller beställning ${id}. Svaret sparas med beställningen, läses bara av oss och visas inte i butiken.`}
      </p>
      <div role="status">
        {given === null ? null : (
          <Alert tone="success" title="Tack för ditt svar!">
            {`Du svarade ${given.score} av 10. Vill du ändra dig gör du det här nedanför.`}
          </Alert>
        )}
      </div>
      <SurveyQuestion id={id} secret={secret} answer={given} onGiven={setGiven} />
      <TextLink href={href('order', { id }, { secret })}>Visa beställningen</TextLink>
    </Card>
  );
}
