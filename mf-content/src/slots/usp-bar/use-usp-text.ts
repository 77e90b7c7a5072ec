import { useShared } from '@shop/platform';
import { uspText } from './usp.ts';
import { useUspFacts } from './use-usp-facts.ts';

/** [4-62..69] What the strip promises here: by zip code, membership and, on a product page, the product. */
export function useUspText(): string {
  const zipCode = useShared('zipCode');
  const isMember = Boolean(useShared('user'));
  return uspText({ zipCode, isMember, ...useUspFacts(zipCode) });
}
