import { usePlatform } from '@shop/shared/remote';
import { Button } from '@shop/shared/ui/button/button.tsx';
import { EmptyState } from '@shop/shared/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/shared/ui/pixel-art/pixel-art.tsx';

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
