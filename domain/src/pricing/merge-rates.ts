import type { TaxRate } from './tax-table.ts';

export interface RatesMerge {
  rates: TaxRate[];
  added: TaxRate[];
  /** of the shop's own table; what replaces them is in `added` */
  replaced: TaxRate[];
  /** end when a loaded rate begins */
  ended: TaxRate[];
}

/**
 * Loads notified rates into a shop's table. A rate for other goods stays, and so does one that is there already. A
 * rate that began earlier ends when the notified one begins.
 */
export function mergeRates(current: readonly TaxRate[], loaded: readonly TaxRate[]): RatesMerge {
  const own = current.filter((rate) => !isListed(rate, loaded));
  const ended = own.flatMap((rate) => endedBy(rate, loaded) ?? []);
  const replaced = own.filter((rate) => isReplacedBy(rate, loaded));
  const kept = own.filter((rate) => !endedBy(rate, loaded) && !replaced.includes(rate));
  const added = loaded.filter((rate) => !isListed(rate, current));
  return { rates: [...kept, ...ended, ...loaded], added, replaced, ended };
}

function endedBy(rate: TaxRate, loaded: readonly TaxRate[]): TaxRate | null {
  const start = firstStart(rate, loaded);
  const isOver = rate.to !== null && rate.to.getTime() <= start;
  return isOver || rate.from.getTime() >= start || start === Infinity
    ? null
    : { ...rate, to: new Date(start) };
}

function isReplacedBy(rate: TaxRate, loaded: readonly TaxRate[]): boolean {
  return rate.from.getTime() >= firstStart(rate, loaded);
}

/** Infinity when no rate is loaded for the same goods. */
function firstStart({ hsnPrefix }: TaxRate, loaded: readonly TaxRate[]): number {
  const same = loaded.filter((rate) => rate.hsnPrefix === hsnPrefix);
  return Math.min(...same.map(({ from }) => from.getTime()));
}

/** A different note is no different rate. */
function isListed(one: TaxRate, rates: readonly TaxRate[]): boolean {
  return rates.some(
    (other) =>
      one.hsnPrefix === other.hsnPrefix &&
      one.maxUnitRupees === other.maxUnitRupees &&
      one.percent === other.percent &&
      one.from.getTime() === other.from.getTime() &&
      one.to?.getTime() === other.to?.getTime(),
  );
}
