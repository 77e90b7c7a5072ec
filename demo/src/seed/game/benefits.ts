import * as z from 'zod';
import type { benefit } from '@shop/api/db/schema';
import { readData } from '../engine/read-data.ts';

const ROWS = readData('game/benefits.json', z.array(z.tuple([z.int(), z.string(), z.string(), z.string()])));

export const benefitRows = (): (typeof benefit.$inferInsert)[] =>
  ROWS.map(([minimumRankLevel, icon, name, description], sort) => ({
    id: sort + 1,
    name,
    description,
    icon,
    minimumRankLevel,
    sort,
  }));
