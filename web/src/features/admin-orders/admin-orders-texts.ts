import type { BulkAction } from '@kargha/domain/orders/bulk-order-steps';
import type { OrderSort, PaymentFilter } from '@kargha/domain/orders/order-list';
import type { Catalogue } from '#lib/language/language.ts';

const PAYMENTS: Record<PaymentFilter, string> = {
  pending: 'Not paid yet',
  paid: 'Paid',
  refunded: 'Refunded, wholly or partly',
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
  loading: 'Loading orders...',
  failed: 'Failed to load orders',
  search: 'Search orders',
  searchPlaceholder: 'Search orders...',
  filter: 'Filter',
  sort: 'Sort by',
  sorts: SORTS,
  views: 'Views',
  viewNames: {
    all: 'All',
    'needs-action': 'Needs action',
    unpaid: 'Unpaid',
    'to-pack': 'To pack',
    'to-ship': 'To ship',
    'on-the-road': 'On the road',
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
  saveView: 'Save view',
  viewName: 'Name of the view',
  viewNameMissing: 'Please give the view a name.',
  removeView: (name: string) => `Remove the view ${name}`,
  viewRemoved: (name: string) => `The view ${name} is removed.`,
  export: 'Export',
  exportTitle: 'Export orders',
  exportHint: 'All orders of the present search and filters, as a CSV file.',
  exportProgress: (count: number) => `${count} ${count === 1 ? 'order' : 'orders'} read…`,
  exportName: (day: string) => `orders-${day}`,
  stop: 'Stop',
  shown: (count: number, hasMore: boolean) =>
    `${count}${hasMore ? '+' : ''} ${count === 1 && !hasMore ? 'order' : 'orders'}`,
  changesNotice: 'Orders have changed since this list was loaded.',
  refresh: 'Show the changes',
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
  more: (number: string) => `More for order ${number}`,
  packingSlip: 'Packing slip',
  label: 'Label with bar code',
  documents: {
    invoice: () => 'Invoice',
    receipt: (number: string) => `Receipt voucher ${number}`,
    'refund-voucher': (number: string) => `Refund voucher ${number}`,
    'credit-note': (number: string) => `Credit note ${number}`,
  },
  cancel: 'Cancel order',
  refund: 'Refund',
  resend: 'Send mail again',
  bulk: BULK,
  printPackingSlips: 'Print packing slips',
  bulkTitle: (action: string, count: number) =>
    `${action}: ${count} ${count === 1 ? 'order' : 'orders'}`,
  close: 'Close',
  noneTitle: 'No orders match',
  noneHint: 'Try another word or another filter.',
  emptyTitle: 'No orders yet',
  emptyHint: 'The first one will appear here by itself.',
};

export const adminOrdersTexts: Catalogue<typeof en> = { en };
