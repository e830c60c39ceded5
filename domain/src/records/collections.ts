/** The collection of settings, by its own name: a first view that reads them need not carry all the others. */
export const SETTINGS = 'settings';

/** The names of the Firestore collections: one table, so that no name is typed twice. */
export const COLLECTIONS = {
  users: 'users',
  products: 'products',
  /** search and facets, written by the trigger on products */
  catalogueIndex: 'catalogueIndex',
  /** who wants to know when a sold-out product is back */
  stockNotices: 'stockNotices',
  /** what each paid order added to the scores of its products */
  soldScores: 'soldScores',
  collections: 'collections',
  content: 'content',
  settings: SETTINGS,
  orders: 'orders',
  /** the numbers that orders have, each given once */
  orderNumbers: 'orderNumbers',
  /** orders that staff prepare */
  draftOrders: 'draftOrders',
  payments: 'payments',
  webhookEvents: 'webhookEvents',
  stockMovements: 'stockMovements',
  refunds: 'refunds',
  quotes: 'quotes',
  invoices: 'invoices',
  creditNotes: 'creditNotes',
  /** papers that confirm an advance (CGST Rule 50) */
  receiptVouchers: 'receiptVouchers',
  /** papers of advances that went back (CGST Rule 51) */
  refundVouchers: 'refundVouchers',
  /** money that came past the gateway, each under its UTR */
  bankTransfers: 'bankTransfers',
  /** how much a company may owe, by the uid of its buyer */
  companyCredits: 'companyCredits',
  /** the last number that each series of papers has given out */
  counters: 'counters',
  returns: 'returns',
  tickets: 'tickets',
  newsletter: 'newsletter',
  /** each yes and each withdrawal, dated */
  consents: 'consents',
  stories: 'stories',
  /** what buyers say of the pieces that have reached them */
  reviews: 'reviews',
  /** the list of customers, kept beside orders and profiles */
  customers: 'customers',
  /** what each order added to its customer */
  customerSales: 'customerSales',
  discounts: 'discounts',
  /** how often a person has used a code */
  discountUses: 'discountUses',
  giftCards: 'giftCards',
  giftCardMovements: 'giftCardMovements',
  accessCodes: 'accessCodes',
  purchaseOrders: 'purchaseOrders',
  transfers: 'transfers',
  suppliers: 'suppliers',
  audit: 'audit',
  stats: 'stats',
  rateLimits: 'rateLimits',
  mail: 'mail',
  /** what the nightly check of the books has found */
  selfChecks: 'selfChecks',
  /** what is wrong now, one document for each kind */
  alarms: 'alarms',
  /** errors in browsers, counted by what they say */
  clientErrors: 'clientErrors',
} as const;

/** Names of the collections that lie under a document. */
export const SUBCOLLECTIONS = {
  /** orders/{id}/events: who did what, and when */
  events: 'events',
  /** products/{id}/private/costing: for admins only; orders/{id}/private/twin, tickets/{id}/private/desk: for the server */
  private: 'private',
  /** quotes/{id}/versions and quotes/{id}/messages */
  versions: 'versions',
  messages: 'messages',
} as const;

/** The one settings document that anyone may read. */
export const PUBLIC_SETTINGS_ID = 'public';

/** The settings document with the shop's bank account: only the server reads it. */
export const BANK_ACCOUNT_ID = 'bankAccount';

/** The settings document with what staff may agree on the phone: only the server reads it. */
export const PHONE_ORDERS_ID = 'phoneOrders';
