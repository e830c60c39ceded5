import type { BulkAction } from '@kargha/domain/orders/bulk-order-steps';
import type { OrderSort, PaymentFilter } from '@kargha/domain/orders/order-list';
import type { Catalogue } from '#lib/language/language.ts';

const PAYMENTS: Record<PaymentFilter, string> = {
  pending: 'Not paid yet',
  paid: 'Paid',
  refunded: 'Refunded (fully or partly)',
  failed: 'Failed or closed',
};

const SORTS: Record<OrderSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest amount first',
  lowest: 'Lowest amount first',
};

const BULK: Record<BulkAction, string> = { confirm: 'Confirm', pack: 'Mark as packed' };

const en = {
  title: 'All Orders',
  subtitle: 'Manage and track customer orders',
  table: 'Orders',
  drafts: 'Draft orders',
  create: 'Create order',
  loading: 'Loading orders...',
  failed: 'Failed to load orders',
  search: 'Search orders',
  searchHint: 'Search orders...',
  filter: 'Filter',
  sort: 'Sort by',
  sorts: SORTS,
  views: 'Views',
  all: 'All',
  viewNames: {
    'needs-action': 'Needs action',
    unpaid: 'Unpaid',
    'to-pack': 'To pack',
    'to-ship': 'To ship',
    'on-the-road': 'On the way',
    delivered: 'Delivered',
    closed: 'Closed',
  },
  badges: {
    pending: 'Pending',
    processing: 'Processing',
    completed: 'Completed',
    other: 'Other',
  },
  status: 'Status',
  anyStatus: 'Any status',
  paymentLabel: 'Payment',
  anyPayment: 'Any payment',
  payments: PAYMENTS,
  from: 'From',
  to: 'To',
  clear: 'Clear filters',
  export: 'Export',
  exportTitle: 'Export orders',
  exportHint: 'Exports all orders that match your search and filters as a CSV file.',
  exportProgress: (count: number) => `${count} ${count === 1 ? 'order' : 'orders'} exported…`,
  exportName: (day: string) => `orders-${day}`,
  stop: 'Stop',
  shown: (count: number, hasMore: boolean) =>
    `${count}${hasMore ? '+' : ''} ${count === 1 && !hasMore ? 'order' : 'orders'}`,
  changesNotice: 'Orders have changed since you loaded this list.',
  refresh: 'Refresh list',
  columns: {
    number: 'Order ID',
    customer: 'Customer',
    amount: 'Amount',
    status: 'Status',
    date: 'Date',
    items: 'Items',
    actions: 'Actions',
  },
  items: (count: number) => `${count} items`,
  needsReview: 'Needs review',
  view: (number: string) => `View order ${number}`,
  edit: (number: string) => `Edit order ${number}`,
  more: (number: string) => `More actions for order ${number}`,
  packingSlip: 'Packing slip',
  label: 'Shipping label',
  documents: {
    invoice: () => 'Invoice',
    receipt: (number: string) => `Receipt voucher ${number}`,
    'refund-voucher': (number: string) => `Refund voucher ${number}`,
    'credit-note': (number: string) => `Credit note ${number}`,
  },
  cancel: 'Cancel order',
  refund: 'Refund',
  resend: 'Resend email',
  bulk: BULK,
  printPackingSlips: 'Print packing slips',
  bulkTitle: (action: string, count: number) =>
    `${action}: ${count} ${count === 1 ? 'order' : 'orders'}`,
  close: 'Close',
  none: 'No orders match',
  noneHint: 'Try a different search or filter.',
  empty: 'No orders yet',
  emptyHint: 'New orders appear here automatically.',
};

export const adminOrdersTexts: Catalogue<typeof en> = { en };
