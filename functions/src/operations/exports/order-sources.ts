import { packageOf } from '@kargha/domain/couriers/parcel-package';
import type { ExportedLine, ExportedOrder } from '@kargha/domain/exports/order-exports';
import { invoiceLines, invoiceTotals, isShippingLine } from '@kargha/domain/invoices/invoice-tax';
import type { InvoiceLine } from '@kargha/domain/invoices/invoice';
import { placeOfSupply } from '@kargha/domain/invoices/place-of-supply';
import { paise } from '@kargha/domain/money/paise';
import { orderListQuerySchema, type OrderFilter } from '@kargha/domain/orders/order-list';
import type { OrderLine } from '@kargha/domain/orders/order';
import type { OrderTagNames } from '@kargha/domain/orders/order-tags';
import { keyOf } from '@kargha/domain/shopping/line-ref';

import { buyerOf } from '../../documents/invoices/invoice-parties.ts';
import { countOrders, findOrders } from '../../orders/order-query.ts';
import { firestore } from '../../platform/firestore.ts';
import { costsOf } from '../../records/costing-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { orderTagNames } from '../../records/order-tags-record.ts';
import { productRef, readProducts } from '../../records/product-record.ts';
import { supplierIdentity, type Supplier } from '../../records/settings-record.ts';
import type { ExportSource, SourceJob, SourcePage } from './export-source.ts';

const ORDERS_PER_PAGE = 200;

/** More of these are compared on documents, so they cannot be counted without reading. */
const COMPARED = ['search', 'product', 'tag'] as const;

export const orderSource: ExportSource<ExportedOrder> = {
  total: totalOf,
  page: async (job) => {
    const { orders, shop, ...place } = await readPage(job);
    return { ...place, rows: orders.map((order) => exportedOrder(order, shop)) };
  },
};

export const orderLineSource: ExportSource<ExportedLine> = {
  total: totalOf,
  page: async (job) => {
    const { orders, shop, ...place } = await readPage(job);
    const products = await productFacts(orders, job);
    return { ...place, rows: orders.flatMap((order) => linesOf(order, shop, products)) };
  },
};

function filterOf({ filter, from, to }: SourceJob): OrderFilter {
  return { ...orderListQuerySchema.cast(filter), from, to };
}

function totalOf(job: SourceJob): Promise<number | null> {
  const filter = filterOf(job);
  if (COMPARED.filter((name) => filter[name] !== '').length > 1) return Promise.resolve(null);
  return countOrders({ filter, now: job.createdAt, until: job.createdAt }, Number.MAX_SAFE_INTEGER);
}

interface Shop {
  tagNames: OrderTagNames;
  supplier: Supplier | null;
}

interface OrderPage extends Omit<SourcePage<never>, 'rows'> {
  orders: readonly OrderRecord[];
  shop: Shop;
}

async function readPage(job: SourceJob): Promise<OrderPage> {
  const [{ found, nextCursor }, tagNames, supplier] = await Promise.all([
    findOrders({
      filter: filterOf(job),
      now: job.createdAt,
      until: job.createdAt,
      cursor: job.cursor ?? '',
      size: ORDERS_PER_PAGE,
    }),
    orderTagNames(),
    supplierIdentity(),
  ]);
  return { orders: found, documents: found.length, nextCursor, shop: { tagNames, supplier } };
}

/** The same lines and heads of tax as on the invoice of the whole order. */
function taxesOf(order: OrderRecord, { supplier }: Shop) {
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

function exportedOrder(order: OrderRecord, shop: Shop): ExportedOrder {
  const { placeOfSupply: place, totals } = taxesOf(order, shop);
  const tags = (order.tags ?? []).flatMap((id) => shop.tagNames[id] ?? []);
  return { order, tags, placeOfSupply: place, totals };
}

function linesOf(order: OrderRecord, shop: Shop, products: ProductFacts): ExportedLine[] {
  const common = exportedOrder(order, shop);
  const { lines, hasHeads } = taxesOf(order, shop);
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

interface ProductFacts {
  costs: Awaited<ReturnType<typeof costsOf>>;
  grams: ReadonlyMap<string, number>;
}

const NO_PACKING = 0;

/** Read only for columns that are exported: each product of the page once. */
async function productFacts(
  orders: readonly OrderRecord[],
  { columns }: SourceJob,
): Promise<ProductFacts> {
  const ids = [...new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))];
  const [costs, grams] = await Promise.all([
    columns.includes('unitCost') ? costsOf(ids) : {},
    columns.includes('grams') ? gramsOf(ids) : new Map<string, number>(),
  ]);
  return { costs, grams };
}

async function gramsOf(ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await firestore().getAll(...ids.map((id) => productRef(id)));
  return new Map(
    readProducts(found)
      .filter(({ weight }) => weight > 0)
      .map((product) => [
        product._id,
        packageOf([{ ...product, quantity: 1 }], NO_PACKING).weightGrams,
      ]),
  );
}
