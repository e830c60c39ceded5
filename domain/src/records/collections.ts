/** Separate, so that a first page load does not need the whole table. */
export const SETTINGS = 'settings';
export const PRODUCTS = 'products';

export const COLLECTIONS = {
  users: 'users',
  /** the latest invitation of each address */
  staffInvitations: 'staffInvitations',
  products: PRODUCTS,
  /** search and facets, written by the product trigger */
  catalogueIndex: 'catalogueIndex',
  stockNotices: 'stockNotices',
  soldScores: 'soldScores',
  collections: 'collections',
  /** pieces that arrived together: who made them, where, and which of them are sold */
  pieceBatches: 'pieceBatches',
  /** what staff write about artisans, clusters and weaves */
  origins: 'origins',
  content: 'content',
  settings: SETTINGS,
  orders: 'orders',
  orderNumbers: 'orderNumbers',
  /** orders prepared by staff */
  draftOrders: 'draftOrders',
  payments: 'payments',
  webhookEvents: 'webhookEvents',
  stockMovements: 'stockMovements',
  refunds: 'refunds',
  /** goods that reduced the unpaid balance of an order: no money moved */
  balanceAdjustments: 'balanceAdjustments',
  /** refunds that wait for a second person, and what became of them */
  refundApprovals: 'refundApprovals',
  disputes: 'disputes',
  /** transfers of the gateway to the shop's bank account */
  settlements: 'settlements',
  settlementItems: 'settlementItems',
  /** the balance at the gateway, month by month */
  gatewayMonths: 'gatewayMonths',
  quotes: 'quotes',
  invoices: 'invoices',
  creditNotes: 'creditNotes',
  /** receipts for advances (CGST Rule 50) */
  receiptVouchers: 'receiptVouchers',
  /** vouchers for refunded advances (CGST Rule 51) */
  refundVouchers: 'refundVouchers',
  /** movements of goods with their e-way bills (Rule 138) */
  eWayBills: 'eWayBills',
  /** parcels that are booked at the courier aggregator */
  courierBookings: 'courierBookings',
  /** parcels that the courier could not deliver, with the customers' answers */
  failedDeliveries: 'failedDeliveries',
  /** offline payments by UTR */
  bankTransfers: 'bankTransfers',
  /** credit limit of a company, by the uid of its buyer */
  companyCredits: 'companyCredits',
  /** last number of each document series */
  counters: 'counters',
  returns: 'returns',
  tickets: 'tickets',
  newsletter: 'newsletter',
  /** consents and withdrawals with their dates */
  consents: 'consents',
  stories: 'stories',
  reviews: 'reviews',
  /** the customer list, derived from orders and profiles */
  customers: 'customers',
  /** what each order added to its customer */
  customerSales: 'customerSales',
  discounts: 'discounts',
  /** how often a person used a code */
  discountUses: 'discountUses',
  giftCards: 'giftCards',
  /** purchases of gift cards by shoppers */
  giftCardSales: 'giftCardSales',
  giftCardMovements: 'giftCardMovements',
  accessCodes: 'accessCodes',
  purchaseOrders: 'purchaseOrders',
  transfers: 'transfers',
  suppliers: 'suppliers',
  audit: 'audit',
  stats: 'stats',
  rateLimits: 'rateLimits',
  mail: 'mail',
  /** mailboxes that do not exist, by hash */
  suppressedAddresses: 'suppressedAddresses',
  /** results of the nightly integrity check */
  selfChecks: 'selfChecks',
  alarms: 'alarms',
  /** what shoppers search for, by day */
  searchCounts: 'searchCounts',
  lowStock: 'lowStock',
  /** who sees to an item of the staff inbox */
  inboxTasks: 'inboxTasks',
  /** files with data of the shop, which staff download */
  exports: 'exports',
  /** exports that staff have named, with their schedules */
  savedExports: 'savedExports',
  /** browser errors, grouped by message */
  clientErrors: 'clientErrors',
} as const;

export const SUBCOLLECTIONS = {
  /** orders/{id}/events: history of an order */
  events: 'events',
  /**
   * products/{id}/private/costing: for administrators only; orders/{id}/private/twin, courierCost,
   * cashOnDeliveryRisk and packing, tickets/{id}/private/desk,
   * users/{uid}/private/signIns and secondFactor: server only
   */
  private: 'private',
  /** quotes/{id}/versions and quotes/{id}/messages */
  versions: 'versions',
  messages: 'messages',
} as const;

/** users/{uid}/private/signIns: the browsers of a person, read by the server only. */
export const SIGN_INS_ID = 'signIns';

/** users/{uid}/private/secondFactor: the encrypted secret and recovery codes, read by the server only. */
export const SECOND_FACTOR_ID = 'secondFactor';

/** Whether staff need a second factor, read by the server only. */
export const STAFF_SAFETY_ID = 'staffSafety';

export const PUBLIC_SETTINGS_ID = 'public';

/** Bank account of the shop, read by the server only. */
export const BANK_ACCOUNT_ID = 'bankAccount';

/** Payment methods that are down, read by the server only. */
export const PAYMENT_DOWNTIMES_ID = 'paymentDowntimes';

/** Limits for phone orders, read by the server only. */
export const PHONE_ORDERS_ID = 'phoneOrders';

/** Couriers and how parcels are booked, read by the server only. */
export const COURIERS_ID = 'couriers';

/** Names of the tags of orders, read by the server only. */
export const ORDER_TAGS_ID = 'orderTags';

/** settings/filedReturns: the months whose GSTR-1 was filed, for the server only. */
export const FILED_RETURNS_ID = 'filedReturns';
