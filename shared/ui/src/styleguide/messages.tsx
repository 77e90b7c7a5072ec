import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Grid } from '../layout/layout.tsx';
import { PixelArt } from '../pixel-art/pixel-art.tsx';
import { Toast } from '../toast/toast.tsx';
import { Section } from './section.tsx';

const nothing = () => undefined;

/** Alerts, toasts and empty states. */
export function Messages() {
  return (
    <Section title="Meddelanden" colour="#2d4a70">
      <Grid gap={3} min="large">
        <Alert tone="info" title="Leverans inför jul">
          Beställ senast 18 december.
        </Alert>
        <Alert tone="success">Din mailadress är nu tillagd!</Alert>
        <Alert tone="warning" title="Priset har ändrats" onDismiss={nothing}>
          Varukorgen är uppdaterad.
        </Alert>
        <Alert tone="error" action={<Button size="small">Försök igen</Button>}>
          Det gick inte att hämta varukorgen.
        </Alert>
        <Toast
          toast={{ id: '1', tone: 'success', message: 'Du har lagt till en produkt i varukorgen' }}
          onDismiss={nothing}
        />
        <Toast
          toast={{ id: '2', tone: 'error', message: 'Något gick fel. Försök igen om en stund.' }}
          onDismiss={nothing}
        />
      </Grid>
      <Grid gap={4} min="medium">
        <Card>
          <EmptyState
            title="Varukorgen är tom"
            text="Lägg något fint i lasten."
            illustration={<PixelArt picture="boat" />}
            actions={<Button href="#topplistor">Se topplistorna</Button>}
          />
        </Card>
        <Card>
          <EmptyState
            title="Inga träffar"
            text="Prova ett annat ord."
            illustration={<PixelArt picture="buoy" />}
            actions={<Button href="#start">Till startsidan</Button>}
          />
        </Card>
        <Card>
          <EmptyState
            title="Sidan finns inte"
            text="Den kan ha flyttat."
            illustration={<PixelArt picture="lighthouse" />}
            actions={<Button href="#start">Till startsidan</Button>}
          />
        </Card>
      </Grid>
    </Section>
  );
}
