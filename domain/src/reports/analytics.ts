import { object, string, type InferType } from 'yup';

import { isCalendarDay, addDays } from '../india/indian-day.ts';
import type { Invoice, TaxHeads } from '../invoices/invoice.ts';
import type { Provenance } from '../catalogue/provenance.ts';
import type { ReturnReason } from '../orders/return.ts';
import type { ProductSales, SoldFigure } from './sales.ts';
import type { SoldLine } from './sold-lines.ts';
import { DAY_MS } from '../records/time-spans.ts';

/** Taxable value and tax by head, in paise: invoices minus credit notes. */
export interface GstFigure extends Record<keyof TaxHeads, number> {
  taxable: number;
}

/** Figures of one day. The keys of `gst` are `gstKey`s. */
export interface DayBreakdown {
  crafts: Record<string, SoldFigure>;
  origins: Record<string, SoldFigure>;
  destinations: Record<string, SoldFigure>;
  /** units by return reason */
  returns: Record<string, number>;
  /** of `returns`: units that were returned for other options; absent without any */
  exchanges?: Record<string, number>;
  gst: Record<string, GstFigure>;
}

/** stats/breakdown-{month}: figures of a month by Indian day. */
export interface MonthBreakdown {
  kind: 'month-breakdown';
  month: string;
  days: Record<string, Partial<DayBreakdown>>;
}

export function breakdownId(month: string): string {
  return `breakdown-${month}`;
}

/** The stored name of what has no craft, place or reason. Screens show other words. */
export const UNSPECIFIED = 'Not told';

/** Firestore reserves names between double underscores. */
function mapKey(name = ''): string {
  const key = name.trim();
  return key === '' || /^__.*__$/.test(key) ? UNSPECIFIED : key;
}

/** Figures of a sale. `provenances` are those of its lines, in the same order. */
export function soldBreakdown(
  lines: readonly SoldLine[],
  destination: string,
  provenances: readonly (Pick<Provenance, 'craft' | 'state'> | null | undefined)[],
): Pick<DayBreakdown, 'crafts' | 'origins' | 'destinations'> {
  const sold = { crafts: {}, origins: {}, destinations: {} };
  lines.forEach(({ units, revenue }, index) => {
    const figure = { units, revenue };
    add(sold.crafts, mapKey(provenances[index]?.craft), figure);
    add(sold.origins, mapKey(provenances[index]?.state), figure);
    add(sold.destinations, mapKey(destination), figure);
  });
  return sold;
}

export function gstBreakdown({
  lines,
  placeOfSupply,
}: Pick<Invoice, 'lines' | 'placeOfSupply'>): Record<string, GstFigure> {
  const gst: Record<string, GstFigure> = {};
  for (const { taxPercent, taxable, cgst, sgst, igst } of lines) {
    add<GstFigure>(gst, gstKey(taxPercent, placeOfSupply.name), { taxable, cgst, sgst, igst });
  }
  return gst;
}

export function returnBreakdown(
  lines: readonly { quantity: number; reason?: ReturnReason; exchange?: object | undefined }[],
): Pick<DayBreakdown, 'returns' | 'exchanges'> {
  const figures: Pick<DayBreakdown, 'returns' | 'exchanges'> = { returns: {} };
  for (const { quantity, reason = UNSPECIFIED, exchange } of lines) {
    addUnits(figures.returns, { [reason]: quantity });
    if (exchange) addUnits((figures.exchanges ??= {}), { [reason]: quantity });
  }
  return figures;
}

function addUnits(to: Record<string, number>, added: Readonly<Record<string, number>> = {}): void {
  for (const [reason, units] of Object.entries(added)) to[reason] = (to[reason] ?? 0) + units;
}

/** Rate and state as one key: '18|Karnataka'. */
function gstKey(percent: number, state: string): string {
  return `${percent}|${mapKey(state)}`;
}

function add<Figure extends Record<keyof Figure, number>>(
  figures: Record<string, Figure>,
  name: string,
  figure: Figure,
): void {
  const before = Object.hasOwn(figures, name) ? figures[name] : undefined;
  figures[name] = before ? sumOf(before, figure) : figure;
}

function sumOf<Figure extends Record<keyof Figure, number>>(one: Figure, other: Figure): Figure {
  const names = Object.keys(one) as (keyof Figure)[];
  const totals = names.map((name) => [name, one[name] + other[name]]);
  return Object.fromEntries(totals) as Figure;
}

export function breakdownOn(
  days: readonly string[],
  months: readonly MonthBreakdown[],
): DayBreakdown {
  const all: DayBreakdown = { crafts: {}, origins: {}, destinations: {}, returns: {}, gst: {} };
  for (const day of days) {
    const month = months.find(({ month: name }) => day.startsWith(name));
    addDay(all, month?.days[day] ?? {});
  }
  return all;
}

/** Figures of a product by variant ID. */
export function variantsOn(
  days: readonly string[],
  months: readonly Pick<ProductSales, 'variants'>[],
): Record<string, SoldFigure> {
  const all: Record<string, SoldFigure> = {};
  for (const { variants = {} } of months) for (const one of days) addAll(all, variants[one]);
  return all;
}

function addDay(all: DayBreakdown, day: Partial<DayBreakdown>): void {
  addAll(all.crafts, day.crafts);
  addAll(all.origins, day.origins);
  addAll(all.destinations, day.destinations);
  addAll(all.gst, day.gst);
  addUnits(all.returns, day.returns);
  if (day.exchanges) addUnits((all.exchanges ??= {}), day.exchanges);
}

function addAll<Figure extends Record<keyof Figure, number>>(
  figures: Record<string, Figure>,
  added: Readonly<Record<string, Figure>> = {},
): void {
  for (const [name, figure] of Object.entries(added)) add(figures, name, figure);
}

/** A range can cover a leap year. */
const MAX_ANALYTICS_DAYS = 366;

const day = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'Write the date as 2026-11-21.')
    .test('real-day', 'This date does not exist.', isCalendarDay)
    .required('Enter the first and last day.');

/** GET /api/analytics: days in India, both included. */
export const analyticsQuerySchema = object({ from: day(), to: day() }).test(
  'in-order',
  `The range must end on or after its first day and have at most ${MAX_ANALYTICS_DAYS} days.`,
  ({ from, to }) => {
    const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    return count >= 1 && count <= MAX_ANALYTICS_DAYS;
  },
);
export type AnalyticsQuery = InferType<typeof analyticsQuerySchema>;

/** GET /api/analytics/variants: of one product. */
export const variantQuerySchema = analyticsQuerySchema.shape({
  product: string().max(100).required('Choose a product.'),
});
export type VariantQuery = InferType<typeof variantQuerySchema>;

/** All days of the range, as '2026-11-21'. */
export function daysBetween({ from, to }: AnalyticsQuery): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_day, index) => addDays(from, index));
}

/** Documents numbered in a series without gaps. */
export const REGISTER_KINDS = ['invoice', 'credit-note', 'receipt', 'refund-voucher'] as const;
export type RegisterKind = (typeof REGISTER_KINDS)[number];

/** GET /api/analytics/register: documents of one kind by their issue day in India. */
export const registerQuerySchema = analyticsQuerySchema.shape({
  kind: string().oneOf(REGISTER_KINDS, 'This kind of document is not known.').required(),
  cursor: string().max(200),
});
export type RegisterQuery = InferType<typeof registerQuerySchema>;
