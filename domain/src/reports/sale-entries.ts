import { paise, type Paise } from '../money/paise.ts';
import type { Order } from '../orders/order.ts';
import type { SettledRefund } from '../orders/price-reductions.ts';
import type { OrderReturn } from '../orders/return-schema.ts';
import type { ShipmentLine } from '../orders/shipment.ts';
import { unpaidAmount } from '../payments/instalment.ts';
import { paysFor } from '../payments/order-balance.ts';
import type { RefundPurpose } from '../payments/refund-purpose.ts';
import { isSale } from './sale-day.ts';
import {
  laterDay,
  opposite,
  returnedEntry,
  saleEntry,
  sumOf,
  type SaleEntry,
} from './sale-entry.ts';
import { addSales, netSales, NO_SALES } from './sales.ts';
import { asCounted, sumLines } from './sold-lines.ts';

export interface SaleRecords {
  order: Order;
  /** what it has added so far */
  counted: readonly SaleEntry[];
  /** of `saleDay`; used when nothing was counted so far */
  day: string | null;
  /** refunds and balance adjustments */
  settled: readonly SettledSale[];
  returns: readonly Pick<OrderReturn, 'id' | 'lines'>[];
}

interface SettledSale extends SettledRefund {
  id: string;
  /** null for the gift card; a balance adjustment has none */
  paymentId?: string | null;
}

/** All entries of an order, oldest first for each kind. They never add up to less than nothing. */
export function saleEntries({ order, counted, day, settled, returns }: SaleRecords): SaleEntry[] {
  const fixed = isSale(order) ? countedSale(order, counted, day) : [];
  if (fixed.length === 0) return [];
  const entries = [...fixed, ...changeEntry(order, fixed)];
  for (const refund of countedRefunds(order, settled, returns)) {
    const known = counted.find(({ source }) => source === refund.id);
    const isKnown = known?.sales.revenue === 0 - refund.amount && fits(known, entries);
    entries.push(...(isKnown ? [known] : refundEntry(order, entries, refund)));
  }
  return [...entries, ...endEntry(order, entries)];
}

function countedSale(order: Order, counted: readonly SaleEntry[], day: string | null): SaleEntry[] {
  const known = counted.filter(({ kind }) => kind === 'sale' || kind === 'change');
  return known.length === 0 && day !== null ? [saleEntry(order, day)] : known;
}

/** What staff changed since the order was counted: a refund of removed items has another total than its items. */
function changeEntry(order: Order, fixed: readonly SaleEntry[]): SaleEntry[] {
  const before = sumOf(fixed);
  const after = saleEntry(order, '');
  const more = netSales(after.sales) - netSales(before);
  const counted = fixed.flatMap((one) => one.lines);
  const lines = sumLines([...asCounted(after.lines, counted), ...counted.map(opposite)]).filter(
    ({ units, revenue }) => units !== 0 || revenue !== 0,
  );
  const sales = {
    ...NO_SALES,
    goods: Math.max(0, more),
    returns: Math.max(0, -more),
    tax: after.sales.tax - before.tax,
    shipping: after.sales.shipping - before.shipping,
    revenue: after.sales.revenue - before.revenue,
  };
  const isSame = lines.length === 0 && Object.values(sales).every((amount) => amount === 0);
  return isSame ? [] : [{ kind: 'change', day: laterDay(order.updatedAt, fixed), sales, lines }];
}

/** Removed items change the order itself, and the rest of an ended order is its end. */
const NO_ENTRY = new Set<RefundPurpose>([
  'removed_items',
  'cancellation',
  'duplicate_payment',
  'late_payment',
  'shortfall',
  'replacement_refund',
]);

type CountedRefund = SettledSale & {
  lines: readonly ShipmentLine[];
  /** the first one of its refund group: several payments give back the same items */
  isFirst: boolean;
};

/** A refund of a payment that paid for nothing takes nothing off the sale. */
function countedRefunds(
  order: Order,
  settled: SaleRecords['settled'],
  returns: SaleRecords['returns'],
): CountedRefund[] {
  return settled
    .filter(({ purpose, state }) => state !== 'failed' && !NO_ENTRY.has(purpose))
    .filter(({ paymentId }) => paymentId == null || paysFor(order, paymentId))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((refund, index, all) => ({
      ...refund,
      lines: refund.lines ?? linesOfReturn(refund, returns),
      isFirst:
        refund.claim === undefined ||
        all.findIndex(({ claim }) => claim === refund.claim) === index,
    }));
}

function linesOfReturn(
  { returnId }: SettledRefund,
  returns: SaleRecords['returns'],
): ShipmentLine[] {
  const lines = returns.find(({ id }) => id === returnId)?.lines ?? [];
  return lines.map((line) => ({ ...line, quantity: line.received ?? line.quantity }));
}

/** Whether what was counted is still there to take off. */
function fits({ sales }: SaleEntry, earlier: readonly SaleEntry[]): boolean {
  const rest = addSales(sumOf(earlier), sales);
  return Math.min(netSales(rest), rest.tax, rest.shipping) >= 0;
}

function refundEntry(
  order: Order,
  earlier: readonly SaleEntry[],
  refund: CountedRefund,
): SaleEntry[] {
  const left = sumOf(earlier);
  const amount = paise(Math.min(refund.amount, left.revenue));
  if (amount <= 0) return [];
  const day = laterDay(refund.createdAt, earlier);
  return [
    { ...returnedEntry('refund', order, earlier, { ...refund, amount, day }), source: refund.id },
  ];
}

/** Nothing is left of a cancelled or fully refunded order, nor of what no one will pay for returned goods. */
function endEntry(order: Order, earlier: readonly SaleEntry[]): SaleEntry[] {
  const left = paise(sumOf(earlier).revenue);
  const { amount, day } = endOf(order, left, earlier);
  const isWhole = amount === left;
  if (amount <= 0 && !(order.state === 'cancelled' && hasUnits(earlier))) return [];
  return [returnedEntry('end', order, earlier, { amount, day, lines: [], isFirst: true, isWhole })];
}

function hasUnits(entries: readonly SaleEntry[]): boolean {
  return sumLines(entries.flatMap(({ lines }) => lines)).some(({ units }) => units !== 0);
}

function endOf(
  { state, stateTimes, payment, instalments, updatedAt }: Order,
  left: Paise,
  earlier: readonly SaleEntry[],
): { amount: Paise; day: string } {
  const dayOf = (at = updatedAt) => laterDay(at, earlier);
  if (state === 'cancelled') return { amount: left, day: dayOf(stateTimes.cancelled) };
  if (payment.state === 'refunded') {
    const refunded = earlier.findLast(({ kind }) => kind === 'refund');
    return { amount: left, day: refunded?.day ?? dayOf() };
  }
  const unpaid = state === 'returned' ? unpaidAmount(instalments ?? []) : 0;
  return { amount: paise(Math.min(left, unpaid)), day: dayOf(stateTimes.returned) };
}
