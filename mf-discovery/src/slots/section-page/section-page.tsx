import type { CategoryTile, getSection } from '@shop/contracts';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { AllCategories } from '../../features/page-components/all-categories.tsx';
import { PageComponents } from '../../features/page-components/page-components.tsx';
import type { PageParts } from '../../features/page-components/page-data.ts';
import { TopPanel } from '../../features/page-components/top-panel.tsx';
import { RichText } from '@shop/ui/rich-text/rich-text.tsx';
import classes from './section-page.module.css';

export interface SectionPageProps {
  readonly section: ResponseOf<typeof getSection>['data']['section'];
  readonly tiles: readonly CategoryTile[];
  readonly parts: PageParts;
}

/** A section's own front, in its colour. */
export function SectionPage({ section, tiles, parts }: SectionPageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.intro}>
        <SectionHeading level={1} colour={section.color}>
          {section.name}
        </SectionHeading>
        {section.description === '' ? null : <RichText html={section.description} className={classes.description} />}
      </div>
      <TopPanel parts={parts} />
      <PageComponents components={parts.components} />
      <AllCategories sectionName={section.name} tiles={tiles} />
    </div>
  );
}
