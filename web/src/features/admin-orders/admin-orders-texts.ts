import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'All Orders',
  subtitle: 'Manage and track customer orders',
  loading: 'Loading orders...',
  failed: 'Failed to load orders',
  tryAgain: 'Try Again',
  search: 'Search orders',
  searchPlaceholder: 'Search orders...',
  filter: 'Filter',
  filters: {
    all: 'All orders',
    pending: 'Pending',
    processing: 'Processing',
    completed: 'Completed',
    other: 'Other',
  },
  export: 'Export',
  exportName: (day: string) => `orders-${day}.csv`,
  shown: (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`,
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
  view: (number: string) => `View order ${number}`,
  noneTitle: 'No orders match',
  noneHint: 'Try another word or another filter.',
  emptyTitle: 'No orders yet',
  emptyHint: 'The first one will appear here by itself.',
};

export const adminOrdersTexts: Catalogue<typeof en> = { en };
