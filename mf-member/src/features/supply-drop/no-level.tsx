import { formatWholeNumber } from '@shop/domain/money';
import { xpThreshold } from '@shop/domain/ranks';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';

/** [6-21] What a member without a level sees who comes by an URL: when the first drop comes, and what leads there. */
export function NoLevel({ experiencePoints }: { readonly experiencePoints: number }) {
  const { href } = usePlatform();
  const left = Math.max(0, (xpThreshold(1) ?? 0) - experiencePoints);
  return (
    <EmptyState
      headingLevel={1}
      illustration={<PixelArt picture="boat" />}
      title="Din första låda kommer med nivå 1"
      text={`Från nivå 1 får du en låda varje månad, gratis.${left > 0 ? ` Du behöver ${formatWholeNumber(left)} XP till.` : ''}`}
      actions={
        <>
          <Button href={href('member.game')}>Spela dagens quiz</Button>
          <Button href={href('member.orders')}>Till dina beställningar</Button>
        </>
      }
    />
  );
}
