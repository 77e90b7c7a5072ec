import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { Cluster, Container, Stack } from './layout/layout.tsx';
import { Logo } from './logo/logo.tsx';
import { SectionHeading } from './section-heading/section-heading.tsx';
import { SkipLink } from './skip-link/skip-link.tsx';
import { Swatches } from './styleguide/swatches.tsx';
import { Buttons } from './styleguide/buttons.tsx';
import { Facts } from './styleguide/facts.tsx';
import { Forms } from './styleguide/forms.tsx';
import { Messages } from './styleguide/messages.tsx';
import { Section } from './styleguide/section.tsx';
import { Structure } from './styleguide/structure.tsx';

/**
 * Every component of the design system on one page, for development: check it on a phone and a laptop, in both modes.
 */
export function Styleguide() {
  return (
    <Container as="div">
      <Stack gap={12}>
        <SkipLink target="styleguide" />
        <Stack gap={3} as="header">
          <Cluster justify="between">
            <Logo />
            <Logo isCompact />
          </Cluster>
          <Breadcrumbs
            crumbs={[
              { label: 'Start', href: '#start' },
              { label: 'Datortillbehör', href: '#datortillbehor' },
              { label: 'Tangentbord', href: '#tangentbord' },
            ]}
          />
          <SectionHeading level={1} id="styleguide" colour="#2b3ff2">
            Pixelhamns byggklossar
          </SectionHeading>
        </Stack>
        <Facts />
        <Buttons />
        <Forms />
        <Messages />
        <Structure />
        <Section title="Färger" colour="#1a1a1d">
          <Swatches />
        </Section>
      </Stack>
    </Container>
  );
}
