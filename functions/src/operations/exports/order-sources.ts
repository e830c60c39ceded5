import type { ExportedLine, ExportedOrder } from '@kargha/domain/exports/order-exports';
import { indianDay } from '@kargha/domain/india/indian-day';
import { invoiceLines, invoiceTotals, isShippingLine } from '@kargha/domain/invoices/invoice-tax';
import type { InvoiceLine } from '@kargha/domain/invoices/invoice';
import { placeOfSupply } from '@kargha/domain/invoices/place-of-supply';
import { paise } from '@kargha/domain/money/paise';
import { orderListQuerySchema, type OrderFilter } from '@kargha/domain/orders/order-list';
import type { OrderLine } from '@kargha/domain/orders/order';
import type { OrderTagNames } from '@kargha/domain/orders/order-tags';
import { keyOf } from '@kargha/domain/shopping/line-ref';

import { buyerOf } from '../../documents/invoices/invoice-parties.ts';
import { isExactFilter } from '../../orders/compared-orders.ts';
import { countOrders, findOrders } from '../../orders/order-query.ts';
import { firestore } from '../../platform/firestore.ts';
import { orderRef, readOrders, type OrderRecord } from '../../records/order-record.ts';
import { orderTagNames } from '../../records/order-tags-record.ts';
import { supplierIdentity, type Supplier } from '../../records/settings-record.ts';
import type { ExportSource, SourceJob, SourcePage } from './export-source.ts';
import { productFacts, recordFacts, type ProductFacts, type RecordFacts } from './order-facts.ts';

const ORDERS_PER_PAGE = 200;

export const orderSource: ExportSource<ExportedOrder> = {
  total: totalOf,
  page: async (job) => {
    const { orders, facts, ...place } = await readPage(job);
    return { ...place, rows: orders.map((order) => exportedOrder(order, facts)) };
  },
};

export const orderLineSource: ExportSource<ExportedLine> = {
  total: totalOf,
  page: async (job) => {
    const { orders, facts, ...place } = await readPage(job);
    const products = await productFacts(orders, job);
    return { ...place, rows: orders.flatMap((order) => linesOf(order, facts, products)) };
  },
};

function filterOf({ filter, from, to }: SourceJob): OrderFilter {
  return { ...orderListQuerySchema.cast(filter), from, to };
}

function totalOf(job: SourceJob): Promise<number | null> {
  const ids = chosenIds(job);
  if (ids.length > 0) return Promise.resolve(ids.length);
  const filter = filterOf(job);
  if (!isExactFilter(filter)) return Promise.resolve(null);
  return countOrders({ filter, now: job.createdAt, until: job.createdAt }, Number.MAX_SAFE_INTEGER);
}

interface Facts {
  tagNames: OrderTagNames;
  supplier: Supplier | null;
  recordsOf: (order: OrderRecord) => RecordFacts;
}

interface OrderPage extends Omit<SourcePage<never>, 'rows'> {
  orders: readonly OrderRecord[];
  facts: Facts;
}

async function readPage(job: SourceJob): Promise<OrderPage> {
  const [{ found, nextCursor }, tagNames, supplier] = await Promise.all([
    chosenIds(job).length > 0
      ? chosenOrders(job)
      : findOrders({
          filter: filterOf(job),
          now: job.createdAt,
          until: job.createdAt,
          cursor: job.cursor ?? '',
          size: ORDERS_PER_PAGE,
        }),
    orderTagNames(),
    supplierIdentity(),
  ]);
  const recordsOf = await recordFacts(found, job);
  const facts = { tagNames, supplier, recordsOf };
  return { orders: found, documents: found.length, nextCursor, facts };
}

/** The same lines and heads of tax as on the invoice of the whole order. */
function taxesOf(order: OrderRecord, { supplier }: Facts) {
  const buyer = buyerOf(order, null);
  const seller = supplier?.(order.createdAt);
  const isWithinState = seller?.stateCode === buyer.stateCode;
  const lines = invoiceLines(order.lines, isWithinState, order.totals);
  return {
    lines,
    hasHeads: seller !== undefined,
    placeOfSupply: placeOfSupply(buyer).name,
    totals: seller === undefined ? null : invoiceTotals(lines, order.totals),
  };
}

function exportedOrder(order: OrderRecord, facts: Facts): ExportedOrder {
  const { placeOfSupply: place, totals } = taxesOf(order, facts);
  const tags = (order.tags ?? []).flatMap((id) => facts.tagNames[id] ?? []);
  return { ...facts.recordsOf(order), order, tags, placeOfSupply: place, totals };
}

function linesOf(order: OrderRecord, facts: Facts, products: ProductFacts): ExportedLine[] {
  const common = exportedOrder(order, facts);
  const { lines, hasHeads } = taxesOf(order, facts);
  return [...lines, ...untaxedShipping(order)].map((taxed, at) => {
    const { cgst, sgst, igst } = taxed;
    return {
      ...common,
      ...goodsOf(order, isShippingLine(taxed) ? undefined : order.lines[at], products),
      place: at + 1,
      taxed,
      heads: hasHeads ? { cgst, sgst, igst } : null,
      tax: cgst + sgst + igst,
    };
  });
}

function goodsOf(
  { shipments }: OrderRecord,
  line: OrderLine | undefined,
  { costs, grams }: ProductFacts,
): Pick<ExportedLine, 'line' | 'parcels' | 'unitCost' | 'grams'> {
  if (!line) return { line: null, parcels: shipments, unitCost: null, grams: null };
  const { productId } = line;
  return {
    line,
    parcels: shipments.filter(({ lines }) => lines.some((one) => keyOf(one) === keyOf(line))),
    unitCost: costs[productId]?.unitCost ?? null,
    grams: grams.get(productId) ?? null,
  };
}

const NOTHING = paise(0);

/** Shipping without tax has no line on an invoice. */
function untaxedShipping({ totals: { shipping, shippingTax } }: OrderRecord): InvoiceLine[] {
  if (shippingTax !== undefined || shipping === 0) return [];
  return [
    {
      productId: 'shipping 0',
      description: 'Shipping',
      hsnCode: '',
      quantity: 0,
      unit: 'PCS',
      unitPrice: shipping,
      taxPercent: 0,
      taxable: shipping,
      cgst: NOTHING,
      sgst: NOTHING,
      igst: NOTHING,
    },
  ];
}

/** The orders that staff have ticked; none when a filter decides. */
function chosenIds({ filter }: SourceJob): string[] {
  return [...new Set((filter.ids ?? '').split(',').filter((id) => id !== ''))];
}

/** The next of the ticked orders, in the order of the list. The cursor is their place in it. */
async function chosenOrders(
  job: SourceJob,
): Promise<{ found: OrderRecord[]; nextCursor: string | null }> {
  const ids = chosenIds(job);
  const from = Number(job.cursor ?? '');
  const end = from + ORDERS_PER_PAGE;
  const found = readOrders(await firestore().getAll(...ids.slice(from, end).map(orderRef)));
  return {
    found: found.filter(({ createdAt }) => isWithin(indianDay(createdAt), job)),
    nextCursor: end < ids.length ? String(end) : null,
  };
}

function isWithin(day: string, { from, to }: SourceJob): boolean {
  return day >= from && (to === '' || day <= to);
}
