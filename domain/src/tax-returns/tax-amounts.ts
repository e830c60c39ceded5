import type { GstFigure } from '../reports/analytics.ts';

/** Taxable value and tax by head, in paise. */
export type TaxAmounts = GstFigure;

const AMOUNTS = ['taxable', 'cgst', 'sgst', 'igst'] as const;

export const noAmounts = (): TaxAmounts => ({ taxable: 0, cgst: 0, sgst: 0, igst: 0 });

/** Adds to `sums`, or subtracts with −1. */
export function addAmounts(sums: TaxAmounts, added: TaxAmounts, sign: 1 | -1 = 1): void {
  for (const amount of AMOUNTS) sums[amount] += sign * added[amount];
}

export function sumAmounts(all: readonly TaxAmounts[]): TaxAmounts {
  const sums = noAmounts();
  for (const one of all) addAmounts(sums, one);
  return sums;
}

export function subtractAmounts(from: TaxAmounts, taken: TaxAmounts): TaxAmounts {
  const rest = { ...from };
  addAmounts(rest, taken, -1);
  return rest;
}

export function isNothing(amounts: TaxAmounts): boolean {
  return AMOUNTS.every((amount) => amounts[amount] === 0);
}

/** Lines with tax by rate, in the order of their rates, and the value of lines without tax. */
export function amountsByRate(lines: readonly (TaxAmounts & { taxPercent: number })[]): {
  taxed: [rate: number, TaxAmounts][];
  untaxed: number;
} {
  const byRate = new Map<number, TaxAmounts>();
  let untaxed = 0;
  for (const line of lines) {
    if (line.taxPercent === 0) {
      untaxed += line.taxable;
    } else {
      const sums = byRate.get(line.taxPercent) ?? noAmounts();
      addAmounts(sums, line);
      byRate.set(line.taxPercent, sums);
    }
  }
  return { taxed: [...byRate].sort(([one], [other]) => one - other), untaxed };
}
