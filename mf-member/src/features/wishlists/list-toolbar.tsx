import { deleteWishlist } from '@shop/contracts/api/wishlist';
import type { WishlistSummary } from '@shop/contracts/api/wishlist';
import { DialogMissing, isApiError, unlessGone, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Heart, Pencil, Share2, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { countText } from './list-text.ts';
import type { ListChange } from './use-list-settings.ts';
import classes from './wishlists.module.css';

const RenameDialog = lazyOr(() => import('./rename-dialog.tsx'), DialogMissing);
const ShareDialog = lazyOr(() => import('./share-dialog.tsx'), DialogMissing);

export interface ListToolbarProps {
  readonly id: number;
  readonly settings: Pick<WishlistSummary, 'name' | 'isPublic' | 'shareId' | 'isDefault'>;
  readonly count: number;
  readonly onChange: (change: ListChange) => Promise<string | null>;
}

const FAILED = 'Det gick inte att ta bort listan. Försök igen.';

/** What the member does with a whole list: share it, rename it, let the heart add to it, remove it. */
export function ListToolbar({ id, settings, count, onChange }: ListToolbarProps) {
  const { api, href, modals, navigate, toasts } = usePlatform();
  const [open, setOpen] = useState<'share' | 'rename' | null>(null);
  const { name, isPublic, isDefault } = settings;
  const close = (): void => setOpen(null);

  const makeDefault = async (): Promise<void> => {
    const refused = await onChange({ name, isPublic, isDefault: true });
    if (refused === null) toasts.show(`Hjärtat sparar nu i ”${name}”`, 'ok');
    else toasts.show(refused, 'error');
  };
  const remove = async (): Promise<void> => {
    const text = `”${name}” med ${countText(count)} tas bort för gott.${isPublic ? ' Länken till den slutar fungera.' : ''}`;
    if (!(await modals.confirm({ title: 'Ta bort listan?', text, yes: 'Ta bort listan', no: 'Behåll den' }))) return;
    try {
      await api.call(deleteWishlist, { params: { wid: id } }).catch(unlessGone);
      toasts.show(`”${name}” är borttagen`, 'ok');
      await navigate(href('member.wishlists'), { replace: true });
    } catch (error) {
      toasts.show(isApiError(error) ? error.userMessage : FAILED, 'error');
    }
  };
  return (
    <div className={classes.toolbar}>
      <Button icon={<Icon of={Share2} size={16} />} onClick={() => setOpen('share')}>
        {isPublic ? 'Länk och delning' : 'Dela'}
      </Button>
      <Button variant="quiet" icon={<Icon of={Pencil} size={16} />} onClick={() => setOpen('rename')}>
        Byt namn
      </Button>
      {isDefault ? null : (
        <Button variant="quiet" icon={<Icon of={Heart} size={16} />} onClick={() => void makeDefault()}>
          Låt hjärtat spara här
        </Button>
      )}
      <Button variant="quiet" icon={<Icon of={Trash2} size={16} />} onClick={() => void remove()}>
        Ta bort listan
      </Button>
      <Suspense fallback={null}>
        {open === 'rename' ? <RenameDialog list={settings} onSave={onChange} onClose={close} /> : null}
        {open === 'share' ? <ShareDialog list={settings} onSave={onChange} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
