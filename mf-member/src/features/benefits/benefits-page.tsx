import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { formatKronor, formatWholeNumber } from '@shop/domain/money';
import { usePlatform, useShared } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { Check, Lock } from 'lucide-react';
import { type BenefitGroup, benefitGroups, levelsText } from './benefit-groups.ts';
import { earningRows } from './earning-rows.ts';
import { ExperienceHistory } from './experience-history.tsx';
import type { BenefitsData } from './load-benefits.ts';
import { NextLevel } from './next-level.tsx';
import classes from './benefits-page.module.css';

const headingId = (name: string): string => `benefits-${name.replaceAll(' ', '-').toLowerCase()}`;

function Group({ group }: { readonly group: BenefitGroup }) {
  const { name, from, isCurrent, benefits } = group;
  const id = headingId(name);
  return (
    <section aria-labelledby={id} className={classes.group} data-current={isCurrent || undefined}>
      <h3 id={id} className={classes.name}>
        {name}
        {isCurrent ? <Badge tone="success">Din grupp</Badge> : null}
      </h3>
      <p className={classes.muted}>{`${levelsText(group)}, från ${formatWholeNumber(from)}\u00a0xp`}</p>
      <ul role="list" className={classes.benefits}>
        {benefits.map(({ id: benefitId, name: title, description, minimumRankLevel, isActive }) => (
          <li key={benefitId} className={classes.benefit} data-active={isActive || undefined}>
            <Icon of={isActive ? Check : Lock} />
            <div>
              <p className={classes.title}>
                {title}
                {isActive ? null : <span className={classes.muted}>{` från nivå ${minimumRankLevel}`}</span>}
              </p>
              <p className={classes.muted}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Earnings({ earnings }: Pick<BenefitsData, 'earnings'>) {
  const { href } = usePlatform();
  const { serious_business_mode: isSerious } = useShared('settings');
  const rows = earningRows(earnings).filter(({ isGame }) => !isSerious || !isGame);
  return (
    <section aria-labelledby="benefits-earning" className={classes.section}>
      <SectionHeading id="benefits-earning">Så får du xp</SectionHeading>
      <p>Kampanjer ger aldrig extra xp, och xp kan inte köpas.</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Vad du gör</th>
            <th scope="col">Vad det ger</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, what, amount, note, route }) => (
            <tr key={kind}>
              <th scope="row">{route !== null ? <TextLink href={href(route)}>{what}</TextLink> : what}</th>
              <td>
                {amount}
                <p className={classes.note}>{note}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * [1-46], [O2.17-04] What membership gives in each rank group, how far the next level is, what earns XP, and what has.
 * Serious business mode leaves out the member's own level and XP [6-23].
 */
export function BenefitsPage({ data }: { readonly data: BenefitsData }) {
  const { href } = usePlatform();
  const { serious_business_mode: isSerious } = useShared('settings');
  const { benefits, rank, freeShippingFrom, earnings, experience } = data;
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Förmåner</SectionHeading>
      {isSerious ? null : <NextLevel rank={rank} />}
      <section aria-labelledby="benefits-shipping" className={classes.section}>
        <SectionHeading id="benefits-shipping">Fri frakt</SectionHeading>
        <p>
          {`Vanliga paket skickas fritt till dig när du handlar varor för minst ${formatKronor(freeShippingFrom)}. Det gäller alla medlemmar, på alla nivåer.`}{' '}
          <TextLink href={href('info', { id: INFO_PAGE_IDS.memberPerks, name: 'Medlemsförmåner' })}>
            Läs mer om medlemskapet
          </TextLink>
        </p>
      </section>
      <section aria-labelledby="benefits-groups" className={classes.section}>
        <SectionHeading id="benefits-groups">Förmåner på varje nivå</SectionHeading>
        <p>Du behåller allt från nivåerna under din egen.</p>
        <div className={classes.groups}>
          {benefitGroups(benefits, rank.group).map((group) => (
            <Group key={group.name} group={group} />
          ))}
        </div>
      </section>
      <Earnings earnings={earnings} />
      {isSerious ? null : <ExperienceHistory experience={experience} />}
    </div>
  );
}
