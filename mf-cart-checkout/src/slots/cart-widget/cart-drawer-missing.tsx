import { usePlatform } from '@shop/platform';
import { useEffect, type ReactNode } from 'react';

/** Replaces a drawer whose files could not be fetched: links to checkout, which shows the cart as well. */
export default function CartDrawerMissing({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { navigate, href } = usePlatform();
  useEffect(() => {
    onClose();
    void navigate(href('checkout'));
  }, [navigate, href, onClose]);
  return null;
}
