import { href } from '@shop/platform';
import { useMemo } from 'react';
import { useIsBrowserRendered } from '@shop/ui/image/use-is-browser-rendered.ts';
import { Button } from '@shop/ui/button/button.tsx';
import { HydrationIsland } from '../../components/hydration-island/hydration-island.tsx';
import { useViewer } from '../viewer/use-viewer.ts';
import type { Viewer } from '../viewer/use-viewer.ts';
import { PopularCategories, TileRow } from './category-tiles.tsx';
import { HighlightSection } from './highlight-section.tsx';
import { unpackComponent, type PackedComponent, type ShownComponent } from './packed-components.ts';
import classes from './page-components.module.css';
import { TopListSection } from './top-list-section.tsx';

interface ComponentProps {
  readonly component: ShownComponent;
  readonly viewer: Viewer;
  readonly listCount: number;
}

/** [2.11-02..07] Renders one component of a start or section page, by its type. */
function Component({ component, viewer, listCount }: ComponentProps) {
  switch (component.type) {
    case 1:
    case 5:
      return (
        <TopListSection
          list={component.topList}
          reviews={component.reviews}
          viewer={viewer}
          hasBanner={component.type === 5}
          listCount={listCount}
        />
      );
    case 2:
      return <PopularCategories {...component} />;
    case 3:
      return <TileRow tiles={component.tiles} />;
    case 4:
      return <HighlightSection section={component.section} />;
    case 6:
      return (
        <div className={classes.charity}>
          <p className={classes.name}>{component.campaign.name}</p>
          <Button href={href('campaign', component.campaign)}>Till insamlingen och läs mer!</Button>
        </div>
      );
  }
}

/** The browser lays out the components after these when they come near the window, on a phone the second, too. */
const NEAR = 2;

/** [2.11-01] The ordered components of a page. */
export function PageComponents({ components: packed }: { readonly components: readonly PackedComponent[] }) {
  const viewer = useViewer();
  const components = useMemo(() => packed.map(unpackComponent), [packed]);
  const listCount = components.filter(({ type }) => type === 1 || type === 5).length;
  const second = useIsBrowserRendered() ? classes.near : classes.second;
  const classOf = (index: number) => (index === 0 ? classes.near : index < NEAR ? second : classes.far);
  return (
    <div className={classes.components}>
      {components.map((component, index) => (
        <div key={component.id} className={classOf(index)}>
          <HydrationIsland>
            <Component component={component} viewer={viewer} listCount={listCount} />
          </HydrationIsland>
        </div>
      ))}
    </div>
  );
}
