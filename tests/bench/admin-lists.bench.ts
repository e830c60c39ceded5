import { listAccessCodes } from '../../functions/src/catalogue/access-codes/staff-access-codes.ts';
import { listAudit } from '../../functions/src/operations/audit/list-audit.ts';
import {
  creditTotals,
  listCompanyCredits,
} from '../../functions/src/money/credit/company-credits.ts';
import { listCustomers } from '../../functions/src/people/customers/list-customers.ts';
import { listDiscounts } from '../../functions/src/money/discounts/list-discounts.ts';
import {
  giftCardTotals,
  listGiftCards,
} from '../../functions/src/money/gift-cards/list-gift-cards.ts';
import {
  inventoryTotals,
  listInventory,
} from '../../functions/src/stock/inventory/inventory-list.ts';
import { readOpsList } from '../../functions/src/operations/ops/ops-lists.ts';
import {
  listPurchaseOrders,
  purchaseTotals,
} from '../../functions/src/stock/purchase-orders/purchase-order-list.ts';
import { listSuppliers } from '../../functions/src/stock/purchase-orders/suppliers.ts';
import { listQuotes } from '../../functions/src/business/quotes/list-quotes.ts';
import { listStories } from '../../functions/src/content/stories/staff-stories.ts';
import { listTickets } from '../../functions/src/messages/tickets/staff-tickets.ts';
import { listTransfers } from '../../functions/src/stock/transfers/transfer-list.ts';
import { listUsers } from '../../functions/src/people/users/list-users.ts';

import { accessCodeQuerySchema } from '@kargha/domain/catalogue/access-code';
import { auditQuerySchema } from '@kargha/domain/reports/audit';
import { creditQuerySchema } from '@kargha/domain/payments/company-credit';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { customerQuerySchema } from '@kargha/domain/people/customer';
import { discountQuerySchema } from '@kargha/domain/pricing/discount-editing';
import { draftQuerySchema } from '@kargha/domain/orders/draft-order-requests';
import { inventoryQuerySchema } from '@kargha/domain/stock/inventory';
import { supplierQuerySchema } from '@kargha/domain/stock/purchase-order-requests';
import { ticketQuerySchema } from '@kargha/domain/people/ticket-requests';
import { userListQuerySchema } from '@kargha/domain/people/user-admin';

import { Timestamp, type DocumentData } from 'firebase-admin/firestore';

import { firestore } from '../../functions/src/platform/firestore.ts';
import { fill, startCountingFirestore, type CountingFirestore } from './counting-firestore.ts';
import { DRAFT } from './draft-document.ts';
import type { Figure } from './figure.ts';
import { listDrafts } from '../../functions/src/orders/draft-orders/draft-order-routes.ts';

/** Three pages of the longest list, so that no measured page is the last. */
const FEW = 151;
const MANY = 3000;
const NOW = new Date('2026-06-30T12:00:00Z');

type ReadPage = (cursor: string) => Promise<{ nextCursor: string | null }>;

const LISTS: Readonly<Record<string, readonly [collection: string, read: ReadPage]>> = {
  'access-codes': [
    COLLECTIONS.accessCodes,
    async (cursor) => listAccessCodes(await accessCodeQuerySchema.validate({ cursor })),
  ],
  audit: [
    COLLECTIONS.audit,
    async (cursor) => listAudit(await auditQuerySchema.validate({ cursor })),
  ],
  credit: [
    COLLECTIONS.companyCredits,
    async (cursor) => listCompanyCredits(await creditQuerySchema.validate({ cursor }), NOW),
  ],
  'credit-search': [
    COLLECTIONS.companyCredits,
    async (cursor) =>
      listCompanyCredits(await creditQuerySchema.validate({ cursor, search: 'asha' }), NOW),
  ],
  customers: [
    COLLECTIONS.customers,
    async (cursor) => listCustomers(await customerQuerySchema.validate({ cursor })),
  ],
  'customers-search': [
    COLLECTIONS.customers,
    async () => listCustomers(await customerQuerySchema.validate({ search: 'asha' })),
  ],
  discounts: [
    COLLECTIONS.discounts,
    async (cursor) => listDiscounts(await discountQuerySchema.validate({ cursor }), NOW),
  ],
  drafts: [
    COLLECTIONS.draftOrders,
    async (cursor) => listDrafts(await draftQuerySchema.validate({ cursor, search: 'asha' })),
  ],
  'gift-cards': [COLLECTIONS.giftCards, (cursor) => listGiftCards('all', cursor, NOW)],
  inventory: [
    COLLECTIONS.products,
    async (cursor) => listInventory(await inventoryQuerySchema.validate({ cursor })),
  ],
  mail: [COLLECTIONS.mail, (cursor) => readOpsList('mail', cursor, NOW)],
  messages: [
    COLLECTIONS.tickets,
    async (cursor) => listTickets(await ticketQuerySchema.validate({ cursor }), NOW),
  ],
  'purchase-orders': [
    COLLECTIONS.purchaseOrders,
    (cursor) => listPurchaseOrders({ filter: 'all', cursor }),
  ],
  quotes: [COLLECTIONS.quotes, (cursor) => listQuotes({ state: '', cursor })],
  stories: [COLLECTIONS.stories, (cursor) => listStories({ status: '', cursor })],
  suppliers: [
    COLLECTIONS.suppliers,
    async (cursor) => listSuppliers(await supplierQuerySchema.validate({ cursor })),
  ],
  'suppliers-search': [
    COLLECTIONS.suppliers,
    async (cursor) =>
      listSuppliers(await supplierQuerySchema.validate({ cursor, search: 'asha', size: 8 })),
  ],
  transfers: [COLLECTIONS.transfers, (cursor) => listTransfers({ filter: 'all', cursor })],
  users: [
    COLLECTIONS.users,
    async (cursor) => {
      const { nextCursor } = await listUsers(await userListQuerySchema.validate({ cursor }));
      return { nextCursor };
    },
  ],
  webhooks: [COLLECTIONS.webhookEvents, (cursor) => readOpsList('webhooks', cursor, NOW)],
};

const TOTALS = [
  () => creditTotals(NOW),
  () => giftCardTotals(NOW),
  () => inventoryTotals(),
  () => purchaseTotals(NOW),
];

export async function adminLists(): Promise<Figure[]> {
  const counted = await startCountingFirestore({ seedFrom: 'emulator-data/firestore_export' });
  const collections = [...new Set(Object.values(LISTS).map(([collection]) => collection))];
  const rows = new Map<string, (index: number) => object>();
  for (const collection of collections) rows.set(collection, rowOf(await sampleOf(collection)));
  for (const [collection, row] of rows) await fill(collection, 0, FEW, row);
  const few = await measureReads(counted);
  for (const [collection, row] of rows) await fill(collection, FEW, MANY, row);
  const many = await measureReads(counted);
  await counted.server.close();
  const growth = Object.keys(many).map((name) => (many[name] ?? 0) / (few[name] ?? 1));
  return [
    ...Object.entries(many).map(([name, value]) => ({
      name: `admin-${name}-list-documents`,
      value,
      unit: 'documents',
    })),
    { name: 'admin-lists-many-to-few', value: Math.max(...growth), unit: 'ratio' },
  ];
}

async function measureReads({ documentsOf }: CountingFirestore): Promise<Record<string, number>> {
  const reads: Record<string, number> = {};
  for (const [name, [, read]] of Object.entries(LISTS)) {
    let nextCursor = '';
    const first = await documentsOf(async () => {
      nextCursor = (await read('')).nextCursor ?? '';
    });
    reads[name] = Math.max(
      first,
      nextCursor === '' ? 0 : await documentsOf(() => read(nextCursor)),
    );
  }
  // At least 1, so that the ratio of many to few has a denominator.
  reads.totals = 1 + (await documentsOf(() => Promise.all(TOTALS.map((total) => total()))));
  return reads;
}

/** A stored document, which every list can read. */
async function sampleOf(collection: string): Promise<DocumentData> {
  const { docs } = await firestore().collection(collection).limit(1).get();
  return docs[0]?.data() ?? (collection === COLLECTIONS.draftOrders ? DRAFT : {});
}

const TIMES = ['createdAt', 'updatedAt', 'at', 'submittedAt', 'queuedAt', 'receivedAt'];

function rowOf(sample: DocumentData): (index: number) => object {
  const stored = Object.keys(sample).filter((name) => sample[name] instanceof Timestamp);
  return (index) => {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 60_000);
    return {
      ...{ actor: 'bench-1', target: 'orders/bench-1', action: 'order.note' },
      ...sample,
      ...Object.fromEntries([...TIMES, ...stored].map((name) => [name, at])),
      ...{ name: `Asha ${index}`, nameKey: `asha ${index}`, email: `asha-${index}@mail.example` },
      search: ['as', 'ash', 'asha'],
    };
  };
}
