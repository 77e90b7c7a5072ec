import type { CtoModel, CtoQuote } from '@shop/contracts/api/configure-to-order';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Bookmark } from 'lucide-react';
import { saveBuild } from './saved-builds.ts';

export interface SaveBuildProps {
  readonly model: Pick<CtoModel, 'name'>;
  readonly quote: Pick<CtoQuote, 'configurationId' | 'summary'>;
}

/** Puts the build aside in this browser. What cannot be built cannot be saved. */
export default function SaveBuild({ model, quote }: SaveBuildProps) {
  const { toasts } = usePlatform();
  const { configurationId, summary } = quote;
  const save = (id: string): void => {
    const isSaved = saveBuild(localStorage, { id, name: model.name, summary });
    if (isSaved) toasts.show('Sparat i den här webbläsaren', 'ok');
    else toasts.show('Webbläsaren tillåter inte att något sparas. Kopiera länken i stället.', 'error');
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon of={Bookmark} size={16} />}
      disabled={configurationId === null}
      onClick={() => {
        if (configurationId !== null) save(configurationId);
      }}
    >
      Spara bygget
    </Button>
  );
}
