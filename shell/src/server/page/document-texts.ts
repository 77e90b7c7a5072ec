import type { PageContext, ReleaseManifest } from '@shop/contracts/rendering';
import type { ReleaseSet } from '../releases/release-set.ts';

type LanguagePack = PageContext['languagePack'];

/** Whether a release names the text, by its key or by a beginning. */
const names = ({ texts = [] }: ReleaseManifest, key: string): boolean =>
  texts.some((text) => text === key || (text.endsWith('.') && key.startsWith(text)));

/**
 * The localized texts that the document's releases may show in the browser, a few of all: those that a release names,
 * but not where all who do have the same words themselves. All of them for a release that does not say which it names:
 * an older one, or an override.
 */
export function documentTexts({ remotes }: Pick<ReleaseSet, 'remotes'>, pack: LanguagePack): LanguagePack {
  const manifests = Object.values(remotes).map(({ manifest }) => manifest);
  if (manifests.some(({ texts }) => texts === undefined)) return pack;
  const isNeeded = (key: string, text: string): boolean =>
    manifests.some((manifest) => names(manifest, key) && manifest.ownTexts?.[key] !== text);
  return Object.fromEntries(Object.entries(pack).filter(([key, text]) => isNeeded(key, text)));
}
