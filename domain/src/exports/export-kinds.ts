import type { Permission } from '../people/staff-permissions.ts';

/** What can be exported, and who may. */
export const EXPORT_PERMISSIONS = {
  /** a row for each line of an order */
  'order-lines': 'orders.read',
  orders: 'orders.read',
  products: 'products.read',
  stock: 'stock.read',
  customers: 'customers.read',
  reviews: 'content.read',
} as const satisfies Record<string, Permission>;
export type ExportKind = keyof typeof EXPORT_PERMISSIONS;
export const EXPORT_KINDS = Object.keys(EXPORT_PERMISSIONS) as ExportKind[];

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** How often a saved export runs by itself; '' for only when staff start it. */
export const EXPORT_RHYTHMS = ['', 'day', 'week', 'month'] as const;
export type ExportRhythm = (typeof EXPORT_RHYTHMS)[number];

export const EXPORT_LABELS: Record<ExportKind, string> = {
  'order-lines': 'Order lines',
  orders: 'Orders',
  products: 'Products',
  stock: 'Stock value',
  customers: 'Customers',
  reviews: 'Reviews',
};

/** Chosen orders of one export. */
export const MAX_EXPORTED_ORDERS = 500;
export const MAX_EXPORT_PLANS = 50;

/** The part of a filter that this kind of export knows. */
export const EXPORT_FILTERS: Record<ExportKind, 'orders' | 'customers' | 'reviews' | 'none'> = {
  'order-lines': 'orders',
  orders: 'orders',
  products: 'none',
  stock: 'none',
  customers: 'customers',
  reviews: 'reviews',
};
