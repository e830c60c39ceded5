import { GST_PERCENT } from './gst-rate.ts';
import { PRICE_MODES, type PriceModeSetting } from './price-mode.ts';
import { rupeesToPaise, type Paise } from '../money/paise.ts';
import { isRecord } from '../records/stored-record.ts';

/**
 * Applies to goods whose HSN code starts with `hsnPrefix`, at a unit price up to `maxUnitRupees` (null: any
 * price), from `from` and before `to` (null: open).
 */
export interface TaxRate {
  hsnPrefix: string;
  maxUnitRupees: number | null;
  percent: number;
  note: string;
  from: Date;
  to: Date | null;
}

/**
 * Rates by goods and date, and whether prices include tax (settings/public, `tax`). While the rates are off,
 * everything is taxed at 18 % (spec §9).
 */
export interface TaxTable extends PriceModeSetting {
  ratesEnabled: boolean;
  rates: readonly TaxRate[];
  /** the owner has confirmed that everything is taxed at 18% while the rates are off; a deployment asks for it */
  flatRateChosen?: boolean;
}

export const FLAT_TAX: TaxTable = { ratesEnabled: false, rates: [] };

export interface TaxedGoods {
  hsnCode: string;
  /** what a piece is sold for, after discounts and without tax: the value that price ceilings are about */
  unitPrice: Paise;
}

/**
 * The rate in percent at a moment. The longest HSN prefix wins, and among its rates the lowest ceiling at or above
 * the price; all other goods pay the flat 18 %. Every price of the shop gets its rate here, so this is where a
 * seller who may collect no tax has 0.
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

/** When a price mode or a rate next starts or ends; null when no such day is set. */
export function nextTaxChange(
  { priceMode, priceModeFrom = null, ratesEnabled, rates }: TaxTable,
  at: Date,
): Date | null {
  const days = [
    ...(priceMode === 'included' ? [priceModeFrom] : []),
    ...(ratesEnabled ? rates.flatMap(({ from, to }) => [from, to]) : []),
  ];
  return days.reduce<Date | null>(
    (next, day) => (day !== null && day > at && (next === null || day < next) ? day : next),
    null,
  );
}

/** Invalid rates are skipped. Times may be dates, timestamps or ISO texts. */
export function readTaxTable(stored: unknown): TaxTable {
  if (!isRecord(stored)) return FLAT_TAX;
  const rates = Array.isArray(stored.rates) ? stored.rates : [];
  const mode = PRICE_MODES.find((one) => one === stored.priceMode);
  return {
    ratesEnabled: stored.ratesEnabled === true,
    rates: rates.flatMap(readRate),
    ...(stored.flatRateChosen === true && { flatRateChosen: true }),
    ...(mode && { priceMode: mode, priceModeFrom: timeOf(stored.priceModeFrom) }),
  };
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
