import { GST_PERCENT } from './gst-rate.ts';
import { rupeesToPaise, type Paise } from '../money/paise.ts';
import { isRecord } from '../records/stored-record.ts';

/**
 * One rate of the tax table: goods whose HSN code begins with `hsnPrefix`, at a unit price up to `maxUnitRupees`
 * (null: at any price), from `from` on and before `to` (null: until further notice).
 */
export interface TaxRate {
  hsnPrefix: string;
  maxUnitRupees: number | null;
  /** at most two decimals */
  percent: number;
  note: string;
  from: Date;
  to: Date | null;
}

/** Dated rates by goods (settings/public, `tax`). While it is off, everything is taxed at 18 % (spec §9). */
export interface TaxTable {
  ratesEnabled: boolean;
  rates: readonly TaxRate[];
}

/** The table of a shop whose goods all have the one rate. */
export const FLAT_TAX: TaxTable = { ratesEnabled: false, rates: [] };

/** What a rate is found by. */
export interface TaxedGoods {
  hsnCode: string;
  unitPrice: Paise;
}

/**
 * The rate in percent for goods that are sold at this moment. The longest prefix of the HSN code counts, and of its
 * rates the one with the lowest ceiling that the price does not pass; goods that no rate names pay the flat 18 %.
 */
export function taxPercentOf(goods: TaxedGoods, table: TaxTable, at: Date): number {
  if (!table.ratesEnabled) return GST_PERCENT;
  const fitting = table.rates.filter((rate) => isInForce(rate, at) && covers(rate, goods));
  const best = fitting.reduce<TaxRate | null>(
    (chosen, rate) => (chosen && !isCloser(rate, chosen) ? chosen : rate),
    null,
  );
  return best?.percent ?? GST_PERCENT;
}

function isInForce({ from, to }: TaxRate, at: Date): boolean {
  return from <= at && (to === null || at < to);
}

function covers(
  { hsnPrefix, maxUnitRupees }: TaxRate,
  { hsnCode, unitPrice }: TaxedGoods,
): boolean {
  if (!hsnCode.startsWith(hsnPrefix)) return false;
  return maxUnitRupees === null || unitPrice <= rupeesToPaise(maxUnitRupees);
}

function isCloser(rate: TaxRate, than: TaxRate): boolean {
  const longer = rate.hsnPrefix.length - than.hsnPrefix.length;
  if (longer !== 0) return longer > 0;
  return (rate.maxUnitRupees ?? Infinity) < (than.maxUnitRupees ?? Infinity);
}

/** The table in a stored part (`tax`); rates that make no sense are left out. Times may be dates, timestamps or ISO texts. */
export function readTaxTable(stored: unknown): TaxTable {
  if (!isRecord(stored)) return FLAT_TAX;
  const rates = Array.isArray(stored.rates) ? stored.rates : [];
  return { ratesEnabled: stored.ratesEnabled === true, rates: rates.flatMap(readRate) };
}

function readRate(stored: unknown): TaxRate[] {
  if (!isRecord(stored)) return [];
  const { hsnPrefix, percent, maxUnitRupees, note } = stored;
  const from = timeOf(stored.from);
  if (typeof hsnPrefix !== 'string' || typeof percent !== 'number' || from === null) return [];
  return [
    {
      hsnPrefix,
      percent,
      maxUnitRupees: typeof maxUnitRupees === 'number' ? maxUnitRupees : null,
      note: typeof note === 'string' ? note : '',
      from,
      to: timeOf(stored.to),
    },
  ];
}

function timeOf(value: unknown): Date | null {
  if (value instanceof Date) return value;
  if (typeof value === 'string') return dateOrNull(new Date(value));
  if (!isRecord(value) || typeof value.toDate !== 'function') return null;
  const date: unknown = (value.toDate as () => unknown)();
  return date instanceof Date ? date : null;
}

function dateOrNull(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}
