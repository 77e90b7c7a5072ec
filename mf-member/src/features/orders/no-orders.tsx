import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';

/** A member who has never ordered. */
export function NoOrders() {
  const { href } = usePlatform();
  return (
    <EmptyState
      illustration={<PixelArt picture="boat" />}
      title="Du har inte beställt något än"
      text="När du har handlat kan du följa dina beställningar här, från packning till leverans."
      actions={
        <Button href={href('index')} variant="primary">
          Börja handla
        </Button>
      }
    />
  );
}

/** No order of the member has that number. */
export function NoOrderFound({ search }: { readonly search: string }) {
  const { href } = usePlatform();
  return (
    <EmptyState
      illustration={<PixelArt picture="buoy" />}
      title={`Ingen beställning med numret ${search}`}
      text="Ordernumret står i bekräftelsen som vi mejlade dig."
      actions={<Button href={href('member.orders')}>Visa alla beställningar</Button>}
    />
  );
}
