import { Heart, ShoppingCart } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { BUTTON_LABELS } from '../icon-button/button-labels.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Section } from './section.tsx';

/** Buttons, icon buttons and links, in all variants. */
export function Buttons() {
  return (
    <Section title="Knappar" colour="#2b3ff2">
      <Cluster gap={3}>
        <Button variant="primary" size="large" icon={<Icon of={ShoppingCart} />}>
          Lägg i varukorgen
        </Button>
        <Button variant="primary">Köp</Button>
        <Button>Bevaka</Button>
        <Button variant="quiet">Avbryt</Button>
        <Button variant="destructive">Töm varukorgen</Button>
        <Button variant="secondary" href="#knappar">
          Visa alla
        </Button>
        <Button size="small">Jämför</Button>
        <Button variant="primary" isLoading>
          Betala
        </Button>
        <Button disabled>Slut i lager</Button>
      </Cluster>
      <Cluster>
        <IconButton icon={Heart} label="Lägg i önskelistan" />
        <IconButton icon={Heart} label="Lägg i önskelistan" variant="outlined" />
        <IconButton icon={Heart} label="Lägg i önskelistan" variant="floating" />
        <Tooltip text="Sparas i din önskelista">
          {(attributes) => (
            <IconButton icon={Heart} label={BUTTON_LABELS.more} size="small" variant="outlined" {...attributes} />
          )}
        </Tooltip>
        <Spinner />
        <TextLink href="#text">Länk i text</TextLink>
        <TextLink href="#strong" variant="strong">
          Visa alla tangentbord
        </TextLink>
      </Cluster>
    </Section>
  );
}
