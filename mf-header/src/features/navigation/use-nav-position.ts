import { usePlatform, useRoute } from '@shop/platform';
import { useEffect } from 'react';
import { menuLoader } from './menu-loader.ts';

/** [4-55] Keeps section and categories of the nav state with the page; nothing is fetched for it. */
export const useNavPosition = (): void => {
  const platform = usePlatform();
  const route = useRoute();
  useEffect(() => menuLoader(platform).place(route), [platform, route]);
};
