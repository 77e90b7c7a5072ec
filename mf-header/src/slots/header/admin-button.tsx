import { Icon } from '@shop/ui/icon/icon.tsx';
import { lazyOr, Nothing } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Wrench } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { usePlatform, useRoute } from '@shop/platform';
import classes from './header.module.css';

const AdminMenu = lazyOr(async () => ({ default: (await import('./admin-menu.tsx')).AdminMenu }), Nothing);
const DROPDOWN = 'admin-menu';

/** [2.4-07] The employees' own menu. */
export function AdminButton() {
  const { bus } = usePlatform();
  const { fullPath } = useRoute();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);

  useEffect(close, [fullPath]);
  useEffect(() => bus.on('dropdown.opened', ({ name }) => (name === DROPDOWN ? undefined : close())), [bus]);

  const toggle = (): void => {
    setIsOpen(!isOpen);
    if (!isOpen) bus.emit('dropdown.opened', { name: DROPDOWN });
  };

  return (
    <div className={classes.admin} onKeyDown={({ key }) => (key === 'Escape' ? close() : undefined)}>
      <button
        type="button"
        aria-label="Personalmeny"
        aria-expanded={isOpen}
        aria-controls="personalmeny"
        className={classes.hamburger}
        onClick={toggle}
      >
        <Icon of={Wrench} />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AdminMenu />
        </Suspense>
      ) : null}
    </div>
  );
}
