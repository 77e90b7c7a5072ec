import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import type { ProfileData } from './load-profile.ts';
import { PROFILE_SECTIONS } from './profile-sections.tsx';
import { useProfile } from './use-profile.ts';
import classes from './profile-page.module.css';

/** [O2.17-07] Everything that members may see and change of their account, in sections that save alone. */
export function ProfilePage({ data }: { readonly data: ProfileData }) {
  const profile = useProfile(data.settings);
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Profilinställningar</SectionHeading>
      <noscript>
        <p>Kontaktuppgifter, företag och synlighet kan du spara som vanligt. Resten av sidan behöver JavaScript.</p>
      </noscript>
      <div className={classes.columns}>
        <div className={classes.sections}>
          {PROFILE_SECTIONS.map(({ id, title, Content }) => (
            <div key={id} id={id} className={classes.anchor}>
              <Card as="section" labelledBy={`${id}-title`}>
                <h2 id={`${id}-title`} className={classes.title}>
                  {title}
                </h2>
                <Content profile={profile} data={data} />
              </Card>
            </div>
          ))}
        </div>
        <nav aria-label="På sidan" className={classes.contents}>
          <p className={classes.contentsTitle} aria-hidden="true">
            På sidan
          </p>
          <ul role="list">
            {PROFILE_SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
