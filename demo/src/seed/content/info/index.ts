import * as z from 'zod';
import { stockholm } from '../../engine/calendar.ts';
import { fill } from '../../engine/fill.ts';
import { readData } from '../../engine/read-data.ts';
import { SHOP_FACTS } from './shop-facts.ts';

const Text = z.string().transform((text) => fill(text, SHOP_FACTS));

const InfoPage = z.strictObject({ id: z.int(), name: Text, slug: z.string(), ingress: Text, content: Text });

/** Ids from 101 are pages that the law requires or shoppers need, beyond those of the specification. */
export const INFO_PAGES = ['about', 'terms', 'privacy', 'service']
  .flatMap((name) => readData(`content/info/${name}.json`, z.array(InfoPage)))
  .toSorted((a, b) => a.id - b.id);

export const infoPageRows = () =>
  INFO_PAGES.map((page, sort) => ({ ...page, sort, updatedAt: stockholm('2026-11-02 08:00:00') }));
