import type { Knighthood } from '@shop/contracts/api/member-world';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { clsx } from 'clsx';
import { useState } from 'react';
import { MemberAvatar } from '../avatar/member-avatar.tsx';
import type { PageOwner } from '../page-owner/page-owner.ts';
import { FocusHeading } from '../reveal/focus-heading.tsx';
import { useReveal } from '../reveal/use-reveal.ts';
import { acceptKnighthood } from './accept-knighthood.ts';
import classes from './ceremony-dialog.module.css';
import { SHIELD, SWORD } from './knight-pictures.ts';

export interface CeremonyDialogProps {
  readonly owner: PageOwner;
  readonly knighthood: Knighthood;
  readonly onKnighted: (knighthood: Knighthood) => void;
  readonly onClose: () => void;
}

const OATH = [
  'Jag skriver om det jag själv har provat, det goda och det dåliga.',
  'Jag hjälper den som undrar, också den som frågar för första gången.',
  'Jag tar aldrig betalt för ett omdöme.',
] as const;

function Call({
  owner,
  requirements,
}: {
  readonly owner: PageOwner;
  readonly requirements: Knighthood['requirements'];
}) {
  return (
    <>
      <PixelArt picture={SHIELD} className={classes.shield} />
      <FocusHeading level={3}>Kliv fram, {owner.username}!</FocusHeading>
      <p>Det du har skrivit har hjälpt andra att välja rätt. Det är därför du är kallad.</p>
      <ul role="list" className={classes.deeds}>
        {requirements.map(({ name, current, target }) => (
          <li key={name}>
            {name}: <strong>{current}</strong> (minst {target})
          </li>
        ))}
      </ul>
    </>
  );
}

function Oath({ problem }: { readonly problem: string | null }) {
  return (
    <>
      <FocusHeading level={3}>Din ed</FocusHeading>
      <ol className={classes.oath}>
        {OATH.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ol>
      <p className={classes.muted}>Stänger du rutan nu ändras ingenting. Du kan komma tillbaka när du vill.</p>
      <div role="alert">{problem === null ? null : <Alert tone="error">{problem}</Alert>}</div>
    </>
  );
}

interface AccoladeProps {
  readonly owner: PageOwner;
  readonly isDone: boolean;
  readonly perks: readonly string[];
}

/** The sword touches one shoulder, then the other; then the knight stands. */
function Accolade({ owner, isDone, perks }: AccoladeProps) {
  return (
    <>
      <div className={clsx(classes.stage, isDone ? classes.risen : classes.kneeling)} aria-hidden="true">
        <MemberAvatar member={owner} size="large" className={classes.avatar} />
        <PixelArt picture={isDone ? SHIELD : SWORD} className={isDone ? classes.badge : classes.sword} />
      </div>
      <p role="status" className={classes.muted}>
        {isDone ? '' : 'Svärdet vilar på din axel …'}
      </p>
      {isDone ? (
        <>
          <FocusHeading level={3}>Res dig, riddare {owner.username}!</FocusHeading>
          <ul className={classes.perks}>
            {perks.map((perk) => (
              <li key={perk}>{perk}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

/**
 * The ceremony [O2.17-11]: the call, the oath, and the accolade once the server has granted the honour [O6-11]; a
 * knight sees the accolade again.
 */
export default function CeremonyDialog({ owner, knighthood, onKnighted, onClose }: CeremonyDialogProps) {
  const { api, bus } = usePlatform();
  const [step, setStep] = useState<'call' | 'oath' | 'accolade'>(knighthood.active ? 'accolade' : 'call');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { isDone, skip } = useReveal(step === 'accolade');

  const swear = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    const acceptance = await acceptKnighthood(api);
    setIsBusy(false);
    if (!acceptance.ok) return setProblem(acceptance.text);
    setStep('accolade');
    onKnighted(acceptance.knighthood);
    bus.emit('user.refresh', {});
  };

  const actions = {
    call: (
      <Button variant="primary" onClick={() => setStep('oath')}>
        Till eden
      </Button>
    ),
    oath: (
      <Button variant="primary" isLoading={isBusy} onClick={() => void swear()}>
        Jag lovar
      </Button>
    ),
    accolade: isDone ? (
      <Button variant="primary" onClick={onClose}>
        Klar
      </Button>
    ) : (
      <Button onClick={skip}>Hoppa över</Button>
    ),
  } as const;
  return (
    <Dialog isOpen title="Riddarslaget" size="small" onClose={onClose} actions={actions[step]}>
      <div className={classes.content}>
        {step === 'call' ? <Call owner={owner} requirements={knighthood.requirements} /> : null}
        {step === 'oath' ? <Oath problem={problem} /> : null}
        {step === 'accolade' ? <Accolade owner={owner} isDone={isDone} perks={knighthood.perks} /> : null}
      </div>
    </Dialog>
  );
}
