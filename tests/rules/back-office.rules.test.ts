import { testAccess } from './access-table.ts';

const FOR_STAFF = [
  'payments',
  'refunds',
  'webhookEvents',
  'stockMovements',
  'discounts',
  'discountUses',
  'giftCards',
  'giftCardMovements',
  'accessCodes',
  'purchaseOrders',
  'transfers',
  'suppliers',
  'newsletter',
  'audit',
  'stats',
];

for (const name of FOR_STAFF) {
  testAccess(
    `one of the ${name}`,
    { path: `${name}/x1`, data: { uid: 'asha', used: 0 }, change: { used: 1 } },
    { admin: 'get list' },
  );
}

for (const name of ['mail', 'rateLimits', 'not-a-collection-of-ours']) {
  testAccess(`one of the ${name}`, { path: `${name}/x1`, data: { uid: 'asha' } }, {});
}
