import { usePlatform } from '@shop/platform';

/**
 * Texts of the language pack, which the shop corrects without a release [O8-02]; the release's own words where the pack
 * has none.
 */
export function useText(): (key: string, fallback: string) => string {
  const { text } = usePlatform();
  return (key, fallback) => {
    const found = text(key);
    return found === key ? fallback : found;
  };
}
