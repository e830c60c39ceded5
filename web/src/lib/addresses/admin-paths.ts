/** Back-office addresses that are not in `paths.ts`; the storefront does not load them. */
export const adminPaths = {
  /** opened by the link of an invitation */
  join: '/admin/join',
  inbox: '/admin/inbox',
  newOrder: '/admin/orders/new',
  draftOrders: '/admin/orders/drafts',
  undelivered: '/admin/orders/undelivered',
  packing: '/admin/orders/packing',
  quotes: '/admin/quotes',
  messages: '/admin/messages',
  collections: '/admin/products/collections',
  origins: '/admin/products/origins',
  pieces: '/admin/products/pieces',
  inventory: '/admin/products/inventory',
  labels: '/admin/products/labels',
  purchaseOrders: '/admin/products/purchase-orders',
  transfers: '/admin/products/transfers',
  giftCards: '/admin/products/gift-cards',
  approvals: '/admin/orders/approvals',
  disputes: '/admin/orders/disputes',
  settlements: '/admin/settlements',
  cashOnDelivery: '/admin/cash-on-delivery',
  courierCosts: '/admin/courier-costs',
  customers: '/admin/customers',
  credit: '/admin/credit',
  accessCodes: '/admin/access-codes',
  marketing: '/admin/marketing',
  discounts: '/admin/discounts',
  content: '/admin/content',
  searches: '/admin/content/searches',
  emails: '/admin/content/emails',
  reviews: '/admin/content/reviews',
  markets: '/admin/markets',
  analytics: '/admin/analytics',
  taxReturns: '/admin/tax-returns',
  onlineStore: '/admin/online-store',
  profile: '/admin/profile',
  settings: '/admin/settings',
  ops: '/admin/ops',
  audit: '/admin/audit',
  exports: '/admin/exports',
} as const;

/** The screen that prints package labels. `items` are written by labelItemsText. */
export function labelsPath(items: string): string {
  return `${adminPaths.labels}?items=${encodeURIComponent(items)}`;
}

/** The screen where staff describe an artisan, a cluster or a weave. */
export function adminOriginPath(kind: string, slug: string): string {
  return `${adminPaths.origins}/${kind}/${encodeURIComponent(slug)}`;
}

export function adminRowPath(list: string, id: string): string {
  return `${list}/${encodeURIComponent(id)}`;
}
