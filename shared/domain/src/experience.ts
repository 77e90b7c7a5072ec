/** [O4-38] XP for each whole krona of paid goods, credited when the right of withdrawal has ended. */
export const XP_PER_KRONA = 1;

/** [O4-38] XP for a published review. */
export const REVIEW_XP = 50;

/** XP of a purchase: only paid goods that were not returned count, in öre. */
export const purchaseExperience = (goodsOre: number): number => Math.floor(Math.max(0, goodsOre) / 100) * XP_PER_KRONA;
