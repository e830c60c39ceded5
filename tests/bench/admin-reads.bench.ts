import { listOrders } from '../../functions/src/orders/order-list.ts';
import { readDashboard } from '../../functions/src/operations/dashboard/dashboard.ts';
import { listInbox } from '../../functions/src/operations/inbox/list-inbox.ts';
import { listProducts } from '../../functions/src/catalogue/products/product-list.ts';

import { productListQuerySchema } from '@kargha/domain/catalogue/product-list-query';
import { ORDERS_PER_PAGE, orderListQuerySchema } from '@kargha/domain/orders/order-list';
import { orderListing, productToken, tagToken } from '@kargha/domain/orders/order-listing';
import { ORDER_STATES } from '@kargha/domain/orders/order-state';
import { paise } from '@kargha/domain/money/paise';
import { permissionsOf } from '@kargha/domain/people/staff-permissions';

import { PLAIN_PRODUCT } from '../functions/ledger-fixtures.ts';
import { fill, startCountingFirestore, type CountingFirestore } from './counting-firestore.ts';
import type { Figure } from './figure.ts';

/** Enough for every page to read as much as it may. */
const FEW = 1000;
const MANY_ORDERS = 100_000;
const MANY_PRODUCTS = 100_000;
const NOW = new Date('2026-06-30T12:00:00Z');
const PRODUCT = 'bench-product';
const TAG = 'bench-tag';
/** Only one order in fifty has it. */
const RARE_PRODUCT = 'bench-rare-product';
const RARE = 50;

export async function adminReads(): Promise<Figure[]> {
  const counted = await startCountingFirestore();
  await fill('orders', 0, FEW, sampleOrder);
  await fill('products', 0, FEW, sampleProduct);
  const few = await measureReads(counted);
  await fill('orders', FEW, MANY_ORDERS, sampleOrder);
  await fill('products', FEW, MANY_PRODUCTS, sampleProduct);
  const many = await measureReads(counted);
  await counted.server.close();
  const unit = 'documents';
  return Object.keys(many).flatMap((name) => [
    { name: `admin-${name}-documents`, value: many[name] ?? 0, unit },
    { name: `admin-${name}-many-to-few`, value: ratio(many[name], few[name]), unit: 'ratio' },
  ]);
}

async function measureReads({ documentsOf }: CountingFirestore): Promise<Record<string, number>> {
  const pages: number[] = [];
  for (const query of ORDER_QUERIES) {
    pages.push(await documentsOf(() => readTwoPages(query)));
  }
  const compared: number[] = [];
  for (const query of COMPARED_QUERIES) {
    compared.push(await documentsOf(() => readSparsePage(query)));
  }
  return {
    'orders-page': Math.max(...pages) / 2,
    'compared-orders-page': Math.max(...compared),
    'products-page': await documentsOf(async () => {
      const validated = await productListQuerySchema.validate({ limit: 50 });
      await listProducts(validated, { isStaff: true, accessCodes: [] });
    }),
    dashboard: await documentsOf(() => readDashboard(NOW)),
    inbox: await documentsOf(readInbox),
  };
}

/** Overdue orders and low stock; disputes, emails and undelivered parcels are read in the same way. */
async function readInbox(): Promise<void> {
  const person = { permissions: permissionsOf(['owner']), uid: 'bench', now: NOW };
  const { rows } = await listInbox(person, { view: '', kind: '' });
  const kinds = new Set(rows.map(({ kind }) => kind));
  if (!kinds.has('overdue') || !kinds.has('lowStock')) throw new Error('The inbox is empty.');
}

const ORDER_QUERIES = [
  {},
  { search: 'asha' },
  { state: 'needs-action', payment: 'paid' },
  { sort: 'highest' },
  { from: '2020-01-01', state: 'to-pack' },
  { search: '110001', payment: 'paid' },
  { region: 'Delhi', courier: 'Blue Dart', method: 'upi' },
  { tag: TAG, sort: 'highest' },
  { product: PRODUCT, waiting: '3' },
  { search: 'asha', product: PRODUCT, tag: TAG },
];

/** Firestore finds many orders, and hardly any of them match: the rest of the filter is compared on documents. */
const COMPARED_QUERIES = [
  { search: 'asha', product: RARE_PRODUCT, tag: TAG },
  { search: 'PO/2026-27/00123' },
  { risk: 'high' },
];

/** Reads one page that ends before it is full. */
async function readSparsePage(query: object): Promise<void> {
  const validated = await orderListQuerySchema.validate(query);
  const { rows, nextCursor } = await listOrders(validated, NOW);
  if (rows.length === ORDERS_PER_PAGE || nextCursor === null)
    throw new Error(`${JSON.stringify(query)}: a full or a last page`);
}

/** Reads the first page and the next, because a cursor must not add reads. */
async function readTwoPages(query: object): Promise<void> {
  const validated = await orderListQuerySchema.validate(query);
  const { rows, nextCursor } = await listOrders(validated, NOW);
  if (rows.length !== ORDERS_PER_PAGE) throw new Error(`${JSON.stringify(query)}: no full page`);
  await listOrders({ ...validated, cursor: nextCursor ?? undefined }, NOW);
}

function sampleOrder(index: number): object {
  const state = ORDER_STATES[index % 2 === 0 ? 1 : index % ORDER_STATES.length] ?? 'placed';
  const totals = {
    subtotal: paise(100_000),
    discount: paise(0),
    shipping: paise(0),
    tax: paise(0),
    giftCard: paise(0),
    total: paise(100_000 + (index % 997) * 100),
  };
  const stored = {
    number: `KG-${String(index).padStart(8, '0')}`,
    state,
    customer: { name: 'Asha Verma', email: '', phone: '', address: ADDRESS },
    totals,
    shipments: [PARCEL],
    reviewReasons: [],
    lines: index % RARE === 0 ? [LINE, { ...LINE, productId: RARE_PRODUCT }] : [LINE],
    purchaseOrderNumber: `PO/2026-27/00${100 + (index % 100)}`,
    // Without a level of risk, which is read for each of them.
    ...(index % 2 === 1 && { cashOnDelivery: { advance: paise(0), keys: [] } }),
    payment: { state: 'captured', method: 'upi' as const },
    tags: [TAG],
    checkout: {},
    stateTimes: {},
    updatedAt: NOW,
  };
  const { search, ...listing } = orderListing(stored);
  return {
    ...stored,
    // Fewer tokens, so that 100,000 orders are written in seconds.
    listing: { ...listing, search: search.filter((token) => SEARCHED.includes(token)) },
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
  };
}

const SEARCHED = ['asha', '110001', productToken(PRODUCT), tagToken(TAG), 'po/2026-27/001'];

const LINE = { productId: PRODUCT, title: 'Katan saree', sku: '', unitPrice: 100_000, quantity: 1 };

const PARCEL = {
  id: 'parcel-1',
  courier: 'Blue Dart',
  awb: '',
  trackingUrl: '',
  lines: [],
  shippedAt: NOW,
  deliveredAt: null,
};

const ADDRESS = {
  line1: '',
  line2: '',
  city: '',
  state: 'Delhi',
  pincode: '110001',
  country: 'India' as const,
};

const LOW = { quantity: 1, hasLowStock: true, lowStockAt: 3 };

function sampleProduct(index: number): object {
  return { ...PLAIN_PRODUCT, ...LOW, createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000) };
}

function ratio(many = 0, few = 1): number {
  return Math.round((many / few) * 100) / 100;
}
