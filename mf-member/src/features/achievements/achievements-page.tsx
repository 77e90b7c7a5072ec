import { formatWholeNumber } from '@shop/domain/money';
import { DialogMissing, useIsHydrated, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Pagination } from '@shop/ui/pagination/pagination.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { ProgressBar } from '@shop/ui/progress-bar/progress-bar.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { Suspense } from 'react';
import { AchievementCard, type AchievementCardProps } from './achievement-card.tsx';
import { AchievementDetail } from './achievement-detail.tsx';
import { achievementListQuery } from './achievement-query.ts';
import { ownerParams, type PageOwner } from '../page-owner/page-owner.ts';
import type { AchievementsData, ListedAchievement } from './load-achievements.ts';
import { useOpenedAchievement } from './use-opened-achievement.ts';
import classes from './achievements.module.css';

const AchievementDialog = lazyOr(
  async () => ({ default: (await import('./achievement-dialog.tsx')).AchievementDialog }),
  DialogMissing,
);

export interface AchievementsPageProps {
  readonly data: AchievementsData;
  readonly owner: PageOwner;
}

function EarnedCount({ data: { earnedCount, totalCount }, owner }: AchievementsPageProps) {
  const earned = formatWholeNumber(earnedCount);
  if (totalCount === null) {
    return (
      <p>
        {owner.username} har fått {earned} {earnedCount === 1 ? 'utmärkelse' : 'utmärkelser'}.
      </p>
    );
  }
  return (
    <ProgressBar
      value={earnedCount}
      max={totalCount}
      label="Dina utmärkelser"
      valueText={`${earned} av ${formatWholeNumber(totalCount)}`}
      tone="success"
    />
  );
}

function GroupFilter({ data: { groups, group, totalCount }, owner }: AchievementsPageProps) {
  const { href } = usePlatform();
  const hrefOf = (name: string | null) =>
    href('member.achievements', ownerParams(owner), achievementListQuery({ group: name, page: 1 }));
  const countOf = (earned: number, total: number) => (totalCount === null ? `${earned}` : `${earned} av ${total}`);
  if (groups.length < 2) return null;
  return (
    <nav aria-label="Grupper av utmärkelser">
      <ul role="list" className={classes.groups}>
        <li>
          <a href={hrefOf(null)} className={classes.group} aria-current={group === null ? 'true' : undefined}>
            Alla
          </a>
        </li>
        {groups.map((each) => (
          <li key={each.name}>
            <a
              href={hrefOf(each.name)}
              className={classes.group}
              aria-current={group === each.name ? 'true' : undefined}
            >
              {each.name} <span className={classes.count}>{countOf(each.earnedCount, each.totalCount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoAchievements({ data: { group }, owner }: AchievementsPageProps) {
  const { href } = usePlatform();
  if (group !== null) {
    return (
      <EmptyState
        title="Här finns inga utmärkelser"
        text={`Det finns ingen grupp som heter ${group} att visa.`}
        actions={<Button href={href('member.achievements', ownerParams(owner))}>Visa alla utmärkelser</Button>}
      />
    );
  }
  return (
    <EmptyState
      illustration={<PixelArt picture="buoy" />}
      title={`${owner.username} har inga utmärkelser än`}
      text="När en beställning är hemma, en recension är skriven eller ett quiz är spelat dyker den första upp här."
      actions={<Button href={href('index')}>Till startsidan</Button>}
    />
  );
}

interface GridProps {
  readonly achievements: readonly ListedAchievement[];
  readonly headingLevel: 2 | 3;
  readonly hrefOf: (id: number) => string;
  readonly onOpen: AchievementCardProps['onOpen'];
}

function Grid({ achievements, headingLevel, hrefOf, onOpen }: GridProps) {
  return (
    <ul role="list" className={classes.grid}>
      {achievements.map((achievement) => (
        <AchievementCard
          key={achievement.id}
          achievement={achievement}
          headingLevel={headingLevel}
          href={hrefOf(achievement.id)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

/**
 * [O2.17-08] A member's achievements: what is earned first, then what is nearest; one of them in a dialog. Where the
 * first page is full of earned ones, the few that are nearest stand above it, so that what comes next is seen.
 */
export function AchievementsPage({ data, owner }: AchievementsPageProps) {
  const { href } = usePlatform();
  const { achievements, group, page, pages, nearest, opened } = data;
  const params = ownerParams(owner);
  const query = achievementListQuery(data);
  const isHydrated = useIsHydrated();
  const hrefOf = (id: number): string => href('member.achievements', { ...params, aid: id }, query);
  const { open, close } = useOpenedAchievement(opened, href('member.achievements', params, query));
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Utmärkelser</SectionHeading>
      {opened === null ? null : (
        <>
          <noscript>
            <section aria-label={opened.name} className={classes.plain}>
              <AchievementDetail achievement={opened} />
            </section>
          </noscript>
          {isHydrated ? (
            <Suspense fallback={null}>
              <AchievementDialog achievement={opened} onClose={close} />
            </Suspense>
          ) : null}
        </>
      )}
      <EarnedCount data={data} owner={owner} />
      <GroupFilter data={data} owner={owner} />
      {achievements.length === 0 ? <NoAchievements data={data} owner={owner} /> : null}
      {nearest.length === 0 ? null : (
        <section aria-labelledby="utmarkelser-narmast" className={classes.part}>
          <h2 id="utmarkelser-narmast" className={classes.title}>
            Närmast för dig
          </h2>
          <Grid achievements={nearest} headingLevel={3} hrefOf={hrefOf} onOpen={open} />
        </section>
      )}
      {nearest.length === 0 ? (
        <Grid achievements={achievements} headingLevel={2} hrefOf={hrefOf} onOpen={open} />
      ) : (
        <section aria-labelledby="utmarkelser-egna" className={classes.part}>
          <h2 id="utmarkelser-egna" className={classes.title}>
            Det du har fått
          </h2>
          <Grid achievements={achievements} headingLevel={3} hrefOf={hrefOf} onOpen={open} />
        </section>
      )}
      <Pagination
        page={page}
        pageCount={pages}
        label="Utmärkelser"
        hrefFor={(to) => href('member.achievements', params, achievementListQuery({ group, page: to }))}
      />
    </div>
  );
}
