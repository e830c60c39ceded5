import type { CustomerKind, CustomerSort } from '@kargha/domain/people/customer';
import type { CompanyState } from '@kargha/domain/people/user-profile';
import type { Catalogue } from '#lib/language/language.ts';

const KINDS: Record<CustomerKind, string> = {
  customer: 'Customer',
  b2b_buyer: 'Business',
  guest: 'Guest',
  admin: 'Staff',
};

const COMPANY: Record<CompanyState, string> = {
  pending: 'Pending verification',
  verified: 'Verified',
  rejected: 'Rejected',
};

const SORTS: Record<CustomerSort, string> = {
  newest: 'Newest first',
  value: 'Highest spend',
  lastOrder: 'Latest order',
};

const en = {
  title: 'Customers',
  lead: 'Everyone with an account or an order, including guests.',
  search: 'Search customers',
  searchHint: 'Start of a name, email or phone',
  views: 'Customers by type',
  all: 'All',
  kinds: KINDS,
  companyStates: COMPANY,
  tag: 'Tag',
  sort: 'Sort by',
  sorts: SORTS,
  loading: 'Loading customers…',
  failed: 'Failed to load customers',
  none: 'No customers found',
  noneHint: 'Search matches the start of a name, email or phone.',
  empty: 'No customers yet',
  emptyHint: 'Customers appear here when they register or place an order.',
  columns: {
    name: 'Customer',
    kind: 'Type',
    orders: 'Orders',
    value: 'Total spent',
    lastOrder: 'Last order',
    tags: 'Tags',
  },
  never: 'Never',
  loadingOne: 'Loading customer…',
  failedOne: 'Failed to load this customer',
  facts: 'Customer summary',
  value: 'Total spent',
  orders: 'Orders',
  average: 'Average order value',
  lastOrder: 'Last order',
  since: 'Customer since',
  ordersTitle: 'Orders',
  ordersTable: 'Latest orders of this customer',
  noOrders: 'No orders yet.',
  orderColumns: { order: 'Order', date: 'Date', state: 'Status', total: 'Amount' },
  contact: 'Contact',
  suspended: 'Suspended',
  company: 'Company',
  gst: 'GSTIN',
  account: 'Open user account',
  companyHint: 'Approve or reject the company under Users.',
  addresses: 'Addresses',
  noAddresses: 'No addresses yet.',
  notesTitle: 'Tags and note',
  tags: 'Tags',
  tagsHint: 'Separate tags with commas, such as: vip, saree lover',
  note: 'Note',
  noteHint: 'Only staff can see it. We delete it when the customer closes their account.',
  saved: 'Customer saved',
};

export const customersTexts: Catalogue<typeof en> = { en };
