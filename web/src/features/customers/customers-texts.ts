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
  pending: 'Check pending',
  verified: 'Verified',
  rejected: 'Rejected',
};

const SORTS: Record<CustomerSort, string> = {
  newest: 'Newest first',
  value: 'Highest value',
  lastOrder: 'Latest order',
};

const en = {
  title: 'Customers',
  lead: 'Everybody who has an account or has bought, guests too.',
  search: 'Search customers',
  searchExample: 'Beginning of a name, e-mail or phone',
  views: 'Customers by kind',
  all: 'All',
  kinds: KINDS,
  companyStates: COMPANY,
  tag: 'Tag',
  sort: 'Sort by',
  sorts: SORTS,
  loading: 'Loading customers…',
  failed: 'Failed to load customers',
  none: 'No customers found',
  noneHint: 'Try another beginning, or all kinds and tags.',
  empty: 'Nobody yet',
  emptyHint: 'Whoever registers or buys something stands here from then on.',
  columns: {
    name: 'Customer',
    kind: 'Kind',
    orders: 'Orders',
    value: 'Value',
    lastOrder: 'Last order',
    tags: 'Tags',
  },
  noName: 'No name',
  never: 'Never',
  exportCsv: 'Export CSV',
  exporting: (count: number) => `Exporting… ${count} so far`,
  exported: 'Customers exported',
  csvHead: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    kind: 'Kind',
    company: 'Company',
    check: 'Company check',
    orders: 'Orders',
    value: 'Value (INR)',
    lastOrder: 'Last order',
    tags: 'Tags',
    since: 'Since',
  },
  loadingOne: 'Loading the customer…',
  failedOne: 'Failed to load the customer',
  facts: 'In figures',
  value: 'Value',
  orders: 'Orders',
  average: 'Average order',
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
  account: 'Open in User Management',
  companyHint: 'The check of a company is decided in User Management.',
  addresses: 'Addresses',
  noAddresses: 'No address yet.',
  notesTitle: 'What we know',
  tags: 'Tags',
  tagsHint: 'Separated by commas, such as: vip, saree lover',
  note: 'Note',
  noteHint: 'Only staff can read it. It goes when the person closes the account.',
  saved: 'Customer saved',
};

/** What staff read on the screens of customers. */
export const customersTexts: Catalogue<typeof en> = { en };
