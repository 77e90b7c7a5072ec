import { useShared } from '@shop/platform';
import { uspText } from './usp.ts';
import { useUspFacts } from './use-usp-facts.ts';

/** What the strip shows on this page beside the shop's messages. */
export interface UspWords {
  readonly text: string;
  /** [9-133] The product's manufacturer wants none. */
  readonly hidesMessages: boolean;
}

/** [4-62..69] What the strip promises here: by zip code, membership and, on a product page, the product. */
export function useUsp(): UspWords {
  const zipCode = useShared('zipCode');
  const isMember = Boolean(useShared('user'));
  const { hidesMessages, ...facts } = useUspFacts(zipCode);
  return { text: uspText({ zipCode, isMember, ...facts }), hidesMessages };
}
