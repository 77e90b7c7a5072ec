import { Button } from '@shop/ui/button/button.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { clsx } from 'clsx';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { useText } from '../texts/use-text.ts';
import classes from './highlight-section.module.css';
import { HighlightTile } from './highlight-tile.tsx';
import type { ShownSection } from './packed-components.ts';
import { sitePath } from './site-path.ts';
import { useVerticalPages } from './use-vertical-pages.ts';

/**
 * [2.11-05][O2.11-03] Highlights of a section with the link to every campaign: all of them on a wide window, one
 * swipeable row with dots on a tablet [2.11-14], expanded downwards on a phone [2.11-15]. The style sheet decides, so
 * that one document serves every window.
 */
export function HighlightSection({ section }: { readonly section: ShownSection }) {
  const { name, color, path, highlights } = section;
  const text = useText();
  const { isCollapsed, hasPages, toggle } = useVerticalPages(highlights.length);
  if (highlights.length === 0) return null;
  return (
    <div>
      <Carousel
        label={name}
        items="own"
        progress="dots"
        firstItems={highlights.length}
        className={classes.section}
        rowClassName={clsx(classes.tiles, isCollapsed && classes.collapsed)}
        heading={
          <SectionHeading
            colour={color}
            className={classes.heading}
            action={
              path === null ? undefined : (
                <TextLink href={sitePath(path)} variant="strong">
                  {text('COMPONENT.ALL_CAMPAIGNS', 'Visa alla kampanjer')}
                </TextLink>
              )
            }
          >
            {name}
          </SectionHeading>
        }
      >
        {highlights.map((highlight) => (
          <HighlightTile key={highlight.id} highlight={highlight} />
        ))}
      </Carousel>
      {hasPages ? (
        <Button block className={classes.toggle} aria-expanded={!isCollapsed} onClick={toggle}>
          {isCollapsed
            ? text('COMPONENT.MORE_CAMPAIGNS', 'Visa fler kampanjer')
            : text('COMPONENT.FEWER_CAMPAIGNS', 'Visa färre kampanjer')}
        </Button>
      ) : null}
    </div>
  );
}
