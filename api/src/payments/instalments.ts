/** Costs of paying by instalments, by Swedish consumer credit law (konsumentkreditlagen). Amounts in öre. */

export interface InstalmentTerms {
  /** Per cent a year. */
  readonly nominalRate: number;
  /** Once, with the first payment. */
  readonly setupFeeOre: number;
  /** With every payment. */
  readonly noticeFeeOre: number;
}

export const INSTALMENT_TERMS: InstalmentTerms = { nominalRate: 14.95, setupFeeOre: 19_500, noticeFeeOre: 2900 };
export const INSTALMENT_MONTHS: readonly number[] = [6, 12, 24, 36];
export const INSTALMENT_LIMITS_ORE = { least: 1000_00, most: 50_000_00 } as const;

/** Riksbanken's reference rate, per cent; changes each half year at most. */
const REFERENCE_RATE = 2;
/** 19 a §: maximum distance of the nominal rate above the reference rate, percentage points. */
const MAX_ABOVE_REFERENCE = 20;

export interface InstalmentPart {
  readonly number: number;
  readonly principalOre: number;
  readonly interestOre: number;
  readonly feeOre: number;
  readonly amountOre: number;
}

export interface InstalmentPlan {
  readonly months: number;
  readonly parts: readonly InstalmentPart[];
  /** All payments together. */
  readonly totalOre: number;
  /** Cost of the credit: `totalOre` less the credit. */
  readonly costOre: number;
  /** Per cent a year with one decimal, all costs counted. */
  readonly effectiveRate: number;
}

/** Yearly effective rate in per cent of paying back a credit in monthly amounts; found by halving. */
export function effectiveRate(creditOre: number, payments: readonly number[]): number {
  const worth = (monthly: number): number =>
    payments.reduce((sum, payment, index) => sum + payment / (1 + monthly) ** (index + 1), 0);
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > creditOre) low = middle;
    else high = middle;
  }
  return Math.round(((1 + low) ** 12 - 1) * 1000) / 10;
}

/** Equal payments but for the set-up fee in the first and the öre in the last; principals add up to the credit. */
export function instalmentPlan(creditOre: number, months: number, terms = INSTALMENT_TERMS): InstalmentPlan {
  const rate = terms.nominalRate / 100 / 12;
  const annuity = Math.round(rate === 0 ? creditOre / months : (creditOre * rate) / (1 - (1 + rate) ** -months));
  const parts: InstalmentPart[] = [];
  let debt = creditOre;
  for (let number = 1; number <= months; number += 1) {
    const interestOre = Math.round(debt * rate);
    const principalOre = number === months ? debt : Math.min(debt, annuity - interestOre);
    const feeOre = terms.noticeFeeOre + (number === 1 ? terms.setupFeeOre : 0);
    debt -= principalOre;
    parts.push({ number, principalOre, interestOre, feeOre, amountOre: principalOre + interestOre + feeOre });
  }
  const totalOre = parts.reduce((sum, { amountOre }) => sum + amountOre, 0);
  return {
    months,
    parts,
    totalOre,
    costOre: totalOre - creditOre,
    effectiveRate: effectiveRate(
      creditOre,
      parts.map(({ amountOre }) => amountOre),
    ),
  };
}

/** 19 a and 19 b §§: the rate stays below its ceiling, and a credit never costs more than itself. */
export const isLawful = (creditOre: number, { costOre }: InstalmentPlan, terms = INSTALMENT_TERMS): boolean =>
  terms.nominalRate <= REFERENCE_RATE + MAX_ABOVE_REFERENCE && costOre <= creditOre;

/** The plans that may be offered for an amount, shortest first; none outside the limits. */
export function instalmentPlans(creditOre: number): InstalmentPlan[] {
  if (creditOre < INSTALMENT_LIMITS_ORE.least || creditOre > INSTALMENT_LIMITS_ORE.most) return [];
  return INSTALMENT_MONTHS.map((months) => instalmentPlan(creditOre, months)).filter((plan) =>
    isLawful(creditOre, plan),
  );
}
