import type { Knighthood } from '@shop/contracts/api/member-world';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { DialogMissing, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { ProgressBar } from '@shop/ui/progress-bar/progress-bar.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { type ReactNode, Suspense, useId, useState } from 'react';
import type { PageOwner } from '../page-owner/page-owner.ts';
import type { KnighthoodData } from './load-knighthood.ts';
import { SHIELD } from './knight-pictures.ts';
import classes from './knighthood-page.module.css';

const CeremonyDialog = lazyOr(() => import('./ceremony-dialog.tsx'), DialogMissing);

/** The state of the honour beside its shield. */
function Status({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label="Status" className={classes.status}>
      <PixelArt picture={SHIELD} className={classes.shield} />
      <div className={classes.about}>
        <h2 className={classes.name}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** The button of a ceremony and of its repetition is one element, so that focus returns to it. */
function OwnStatus({ knighthood, onBegin }: { readonly knighthood: Knighthood; readonly onBegin: () => void }) {
  const { href } = usePlatform();
  const { active, eligible, isWithdrawn, grantedAt } = knighthood;
  if (active) {
    const since = grantedAt === null ? '' : ` sedan ${formatDayAndYear(fromUnixSeconds(grantedAt))}`;
    return (
      <Status title="Du är riddare">
        <p>
          Riddare{since}. Titeln är din även om rösterna vänder. Den tas bara tillbaka om recensioner har tagits bort
          för fusk.
        </p>
        <Button onClick={onBegin} className={classes.begin}>
          Se riddarslaget igen
        </Button>
      </Status>
    );
  }
  if (isWithdrawn) {
    return (
      <Status title="Riddarskapet är taget tillbaka">
        <p>Recensioner som låg bakom det har tagits bort för fusk. Tycker du att det är fel? Kontakta kundservice.</p>
      </Status>
    );
  }
  if (eligible) {
    return (
      <Status title="Du är kallad till riddare">
        <p>Du uppfyller kraven. Ceremonin tar en minut, och kallelsen ligger kvar så länge du gör det.</p>
        <Button variant="primary" onClick={onBegin} className={classes.begin}>
          Börja ceremonin
        </Button>
      </Status>
    );
  }
  return (
    <Status title="Du är på väg">
      <p>Skriv om det du har köpt, så att andra har nytta av det. Det finns ingen brådska och inget sista datum.</p>
      <p>
        <a href={href('member.orders')}>Dina beställningar</a>
      </p>
    </Status>
  );
}

function Requirements({ requirements }: Pick<Knighthood, 'requirements'>) {
  return (
    <div className={classes.requirements}>
      {requirements.map(({ name, current, target }) => (
        <ProgressBar
          key={name}
          label={name}
          value={current}
          max={target}
          valueText={current < target ? `${current} av ${target}` : `${current}, minst ${target} krävs`}
          tone="success"
        />
      ))}
    </div>
  );
}

function RecentKnights({ recentKnights }: Pick<Knighthood, 'recentKnights'>) {
  const { href } = usePlatform();
  if (recentKnights.length === 0) return <p>Ingen riddare visar sig just nu.</p>;
  return (
    <ol role="list" className={classes.knights}>
      {recentKnights.map(({ user, grantedAt }) => (
        <li key={user.id}>
          <a href={href('member.knighthood', { id: user.id })}>{user.username}</a>
          <span className={classes.muted}>{formatDayAndYear(fromUnixSeconds(grantedAt))}</span>
        </li>
      ))}
    </ol>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function OwnKnighthood({ initial, owner }: { readonly initial: Knighthood; readonly owner: PageOwner }) {
  const { href } = usePlatform();
  const [knighthood, setKnighthood] = useState(initial);
  const [hasBegun, setHasBegun] = useState(false);
  const { active, isWithdrawn, perks, requirements, recentKnights } = knighthood;
  return (
    <>
      <OwnStatus knighthood={knighthood} onBegin={() => setHasBegun(true)} />
      {active || isWithdrawn ? null : (
        <Part title="Det här krävs">
          <Requirements requirements={requirements} />
        </Part>
      )}
      <Part title={active ? 'Det här har du' : 'Det här får en riddare'}>
        <ul className={classes.perks}>
          {perks.map((perk) => (
            <li key={perk}>{perk}</li>
          ))}
        </ul>
        <p className={classes.muted}>Inga lägre priser: riddarskapet är en heder, och det går inte att köpa.</p>
      </Part>
      <Part title="Senast dubbade">
        <RecentKnights recentKnights={recentKnights} />
        <p className={classes.muted}>
          Bara medlemmar som visar sin profil för alla står här, med sitt användarnamn.{' '}
          <a href={href('member.profile')}>Välj vem som ser din profil</a>
        </p>
      </Part>
      {hasBegun ? (
        <Suspense fallback={null}>
          <CeremonyDialog
            owner={owner}
            knighthood={knighthood}
            onKnighted={setKnighthood}
            onClose={() => setHasBegun(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

export interface KnighthoodPageProps {
  readonly data: KnighthoodData;
  readonly owner: PageOwner;
}

/**
 * [O2.17-11] What the knighthood is, how far the member has come, and who was dubbed last; of others whether they
 * are.
 */
export function KnighthoodPage({ data, owner }: KnighthoodPageProps) {
  const { href } = usePlatform();
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Riddarskap</SectionHeading>
      <p className={classes.lead}>
        Pixelhamns riddare är medlemmar som hjälper andra att välja rätt. Den som har skrivit recensioner som många har
        haft nytta av kallas till riddare.
      </p>
      {data === null ? (
        <Status title={owner.isKnight === true ? `${owner.username} är riddare` : `${owner.username} är inte riddare`}>
          <p>
            <a href={href('member.knighthood')}>Så ligger du själv till</a>
          </p>
        </Status>
      ) : (
        <OwnKnighthood initial={data} owner={owner} />
      )}
    </div>
  );
}
