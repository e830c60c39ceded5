import { STAFF_READ, type AccessCase } from './access-case.ts';

const FOR_STAFF = [
  'payments',
  'refunds',
  'balanceAdjustments',
  'refundApprovals',
  'disputes',
  'settlements',
  'settlementItems',
  'gatewayMonths',
  'bankTransfers',
  'draftOrders',
  'companyCredits',
  'webhookEvents',
  'stockMovements',
  'customers',
  'discounts',
  'discountUses',
  'giftCards',
  'giftCardMovements',
  'giftCardSales',
  'accessCodes',
  'purchaseOrders',
  'transfers',
  'suppliers',
  'newsletter',
  'consents',
  'audit',
  'stats',
];

const FOR_THE_SERVER = [
  'eWayBills',
  'courierBookings',
  'staffInvitations',
  'failedDeliveries',
  'mail',
  'suppressedAddresses',
  'rateLimits',
  'counters',
  'orderNumbers',
  'customerSales',
  'soldScores',
  'stockNotices',
  'reviews',
  'selfChecks',
  'alarms',
  'lowStock',
  'inboxTasks',
  'clientErrors',
  'searchCounts',
  'exports',
  'savedExports',
  'origins',
  'pieceBatches',
  'not-a-collection-of-ours',
];

const rowOf = (collection: string) => ({
  path: `${collection}/x1`,
  data: { uid: 'asha', used: 0 },
  change: { used: 1 },
});

export const BACK_OFFICE: AccessCase[] = [
  ...FOR_STAFF.map((collection) => ({
    name: `one of the ${collection}`,
    target: rowOf(collection),
    table: STAFF_READ,
  })),
  ...FOR_THE_SERVER.map((collection) => ({
    name: `one of the ${collection}`,
    target: rowOf(collection),
    table: {},
  })),
];
