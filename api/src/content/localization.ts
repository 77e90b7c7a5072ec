import type { ResponseOf } from '@shop/contracts';
import type { getLocalizationPack } from '@shop/contracts/api/content';
import type { Db } from '../db/client.ts';
import { localizationText } from '../db/schema/index.ts';

/** The shop's one region and language [5-11]. */
export const LOCALE = { regionCode: 'se', languageCode: 'sv' } as const;

/** Texts that can be corrected without a release [7.7-06]; a text without a row here stays that of the release. */
export async function readPack(db: Db): Promise<ResponseOf<typeof getLocalizationPack>['data']> {
  const rows = await db.select().from(localizationText);
  return { languagePack: Object.fromEntries(rows.map(({ key, text }) => [key, text])), ...LOCALE };
}

export const isSupported = (options: { regionCode: string; languageCode: string }): boolean =>
  options.regionCode === LOCALE.regionCode && options.languageCode === LOCALE.languageCode;
