import { object, string, type ObjectSchema } from 'yup';

import { productBulkFilterSchema } from '../catalogue/product-bulk.ts';
import { orderListQuerySchema, ORDER_FILTERS } from '../orders/order-list.ts';
import { customerQuerySchema } from '../people/customer.ts';
import { subscriberQuerySchema } from '../people/marketing.ts';
import type { Permission } from '../people/staff-permissions.ts';
import { creditQuerySchema } from '../payments/company-credit.ts';
import { auditQuerySchema } from '../reports/audit.ts';
import { reviewQuerySchema } from '../reviews/review-moderation.ts';
import { inventoryQuerySchema } from '../stock/inventory.ts';
import type { ExportColumn } from './export-column.ts';
import { CREDIT_COLUMNS, SETTLED_ITEM_COLUMNS } from './finance-exports.ts';
import { ORDER_COLUMNS, ORDER_LINE_COLUMNS } from './order-exports.ts';
import {
  CUSTOMER_COLUMNS,
  PRODUCT_COLUMNS,
  REVIEW_COLUMNS,
  STOCK_COLUMNS,
} from './other-exports.ts';
import { AUDIT_COLUMNS, CAMPAIGN_COLUMNS, SUBSCRIBER_COLUMNS } from './people-exports.ts';

const NO_PERIOD = ['from', 'to'] as const;
/** Of chosen orders, separated by commas. */
const MAX_CHOSEN = 500;
export const MAX_IDS_LENGTH = 20_000;
const chosenIds = () =>
  string()
    .matches(/^[A-Za-z0-9_,-]*$/, 'These are not IDs.')
    .test(
      'count',
      `Choose at most ${MAX_CHOSEN} orders.`,
      (ids = '') => ids.split(',').length <= MAX_CHOSEN,
    )
    .default('');

/** With `ids`, only these orders are exported, whatever else the filter says. */
const orderFilter = orderListQuerySchema
  .pick([...ORDER_FILTERS])
  .omit([...NO_PERIOD])
  .shape({ ids: chosenIds() });

interface ExportKindDefinition {
  label: string;
  permission: Permission;
  /** what the period of days is about; null where there is none */
  period: string | null;
  filter: ObjectSchema<Record<string, unknown>>;
  /** A column without its row: only the source of the kind knows that. */
  columns: Readonly<Record<string, ExportColumn<never>>>;
}

/** What can be exported. Files, screens and `/api` use this table. */
export const EXPORT_KINDS = {
  orderLines: {
    label: 'Orders by line',
    permission: 'orders.read',
    period: 'Ordered',
    filter: orderFilter,
    columns: ORDER_LINE_COLUMNS,
  },
  orders: {
    label: 'Orders',
    permission: 'orders.read',
    period: 'Ordered',
    filter: orderFilter,
    columns: ORDER_COLUMNS,
  },
  products: {
    label: 'Products',
    permission: 'products.read',
    period: null,
    filter: productBulkFilterSchema,
    columns: PRODUCT_COLUMNS,
  },
  customers: {
    label: 'Customers',
    permission: 'customers.read',
    period: null,
    filter: customerQuerySchema.pick(['search', 'kind', 'tag', 'sort']),
    columns: CUSTOMER_COLUMNS,
  },
  stock: {
    label: 'Stock and its value',
    permission: 'stock.read',
    period: null,
    filter: inventoryQuerySchema.pick(['filter', 'search']),
    columns: STOCK_COLUMNS,
  },
  reviews: {
    label: 'Reviews',
    permission: 'content.read',
    period: 'Written',
    filter: reviewQuerySchema.pick(['status']),
    columns: REVIEW_COLUMNS,
  },
  credit: {
    label: 'Credit and outstanding balances',
    permission: 'credit.read',
    period: null,
    filter: creditQuerySchema.pick(['search']),
    columns: CREDIT_COLUMNS,
  },
  settlements: {
    label: 'Settlements by payment',
    permission: 'payments.settlements',
    period: 'Settled',
    filter: object({}),
    columns: SETTLED_ITEM_COLUMNS,
  },
  subscribers: {
    label: 'Newsletter subscribers',
    permission: 'marketing.read',
    period: null,
    filter: subscriberQuerySchema.pick(['search', 'state']),
    columns: SUBSCRIBER_COLUMNS,
  },
  campaign: {
    label: 'Campaign list',
    permission: 'marketing.read',
    period: null,
    filter: object({}),
    columns: CAMPAIGN_COLUMNS,
  },
  audit: {
    label: 'Audit log',
    permission: 'audit.read',
    period: 'Changed',
    filter: auditQuerySchema.pick(['actor', 'target', 'action']),
    columns: AUDIT_COLUMNS,
  },
} as const satisfies Record<string, ExportKindDefinition>;

export type ExportKind = keyof typeof EXPORT_KINDS;
export const EXPORT_KIND_NAMES = Object.keys(EXPORT_KINDS) as [ExportKind, ...ExportKind[]];
