/** The names of the Firestore collections: one table, so that no name is typed twice. */
export const COLLECTIONS = {
  users: 'users',
  products: 'products',
  collections: 'collections',
  content: 'content',
  settings: 'settings',
  orders: 'orders',
  payments: 'payments',
  webhookEvents: 'webhookEvents',
  stockMovements: 'stockMovements',
  refunds: 'refunds',
  quotes: 'quotes',
  invoices: 'invoices',
  creditNotes: 'creditNotes',
  returns: 'returns',
  tickets: 'tickets',
  newsletter: 'newsletter',
  stories: 'stories',
  discounts: 'discounts',
  giftCards: 'giftCards',
  accessCodes: 'accessCodes',
  purchaseOrders: 'purchaseOrders',
  transfers: 'transfers',
  suppliers: 'suppliers',
  audit: 'audit',
  stats: 'stats',
  rateLimits: 'rateLimits',
  mail: 'mail',
} as const;

/** Names of the collections that lie under a document. */
export const SUBCOLLECTIONS = {
  /** orders/{id}/events: who did what, and when */
  events: 'events',
  /** products/{id}/private/costing: for admins only */
  private: 'private',
  /** quotes/{id}/versions and quotes/{id}/messages */
  versions: 'versions',
  messages: 'messages',
} as const;

/** The one settings document that anyone may read. */
export const PUBLIC_SETTINGS_ID = 'public';
