import { putSetting } from '@shop/contracts/api/user';
import type { RouteName } from '@shop/contracts/routes';
import { usePlatform, useSharedState } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { useState } from 'react';
import { memberPageLabel } from '../../features/member-menu/member-menu.ts';

const KEY = 'serious_business_mode';

/** Ends serious business mode: in the account of a member, in this browser for a visitor. */
const useEndSeriousMode = () => {
  const { api, bus, store, atoms, toasts } = usePlatform();
  const [, setSettings] = useSharedState('settings');
  const [isBusy, setIsBusy] = useState(false);
  const end = async () => {
    setIsBusy(true);
    try {
      if (store.get(atoms.user)) await api.call(putSetting, { params: { key: KEY }, body: { value: false } });
      setSettings((known) => ({ ...known, [KEY]: false }));
      bus.emit('user.refresh', {});
    } catch {
      setIsBusy(false);
      toasts.show('Misslyckades med sparning!', 'error');
    }
  };
  return { isBusy, end };
};

/** [6-23] Instead of a page of the game in serious business mode: what is hidden, and the way to bring it back. */
export function HiddenPage({ route }: { readonly route: RouteName }) {
  const { href } = usePlatform();
  const { isBusy, end } = useEndSeriousMode();
  return (
    <EmptyState
      headingLevel={1}
      illustration={<PixelArt picture="buoy" />}
      title={`${memberPageLabel(route)} visas inte i seriöst läge`}
      text="Du har valt en butik utan spel och utmärkelser. Allt du har tjänat ihop finns kvar."
      actions={
        <>
          <Button variant="primary" isLoading={isBusy} onClick={() => void end()}>
            Stäng av seriöst läge
          </Button>
          <Button href={href('member.orders')}>Till dina beställningar</Button>
        </>
      }
    />
  );
}
