import type { PageContext } from '@shop/contracts/rendering';
import type { ReleaseSet } from '../releases/release-set.ts';

type LanguagePack = PageContext['languagePack'];

/**
 * The localized texts that the document's releases may show in the browser, a few of all. All of them for a release
 * that does not say which it names: an older one, or an override.
 */
export function documentTexts({ remotes }: Pick<ReleaseSet, 'remotes'>, pack: LanguagePack): LanguagePack {
  const named = Object.values(remotes).map(({ manifest }) => manifest.texts);
  const keys = new Set<string>();
  const beginnings: string[] = [];
  for (const texts of named) {
    if (texts === undefined) return pack;
    for (const text of texts) {
      if (text.endsWith('.')) beginnings.push(text);
      else keys.add(text);
    }
  }
  return Object.fromEntries(
    Object.entries(pack).filter(([key]) => keys.has(key) || beginnings.some((beginning) => key.startsWith(beginning))),
  );
}
