import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';

/** Nothing to pay for, and the way back into the shop. */
export function EmptyCheckout() {
  const { href } = usePlatform();
  return (
    <EmptyState
      title="Din varukorg är tom."
      text="Lägg något i varukorgen, så tar vi det härifrån."
      illustration={<PixelArt picture="buoy" />}
      actions={
        <>
          <Button href={href('index')} variant="primary">
            Till startsidan
          </Button>
          <Button href={href('campaigns')}>Se våra kampanjer</Button>
        </>
      }
    />
  );
}
