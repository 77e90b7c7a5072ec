import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Share2 } from 'lucide-react';
import { sharePage } from '@shop/ui/share/share-page.ts';

export interface ShareButtonProps {
  /** What is shared, for the device's sheet. */
  readonly title: string;
  readonly className?: string | undefined;
}

/** Shares the page's URL by the device's own sheet, or copies it. */
export function ShareButton({ title, className }: ShareButtonProps) {
  const { toasts } = usePlatform();
  const share = async (): Promise<void> => {
    const outcome = await sharePage(title, window);
    if (outcome === 'copied') toasts.show('Länken är kopierad');
    if (outcome === 'failed') toasts.show('Det gick inte att dela länken', 'error');
  };
  return (
    <Button
      variant="quiet"
      size="small"
      className={className}
      icon={<Icon of={Share2} size={16} />}
      onClick={() => void share()}
    >
      Dela
    </Button>
  );
}
