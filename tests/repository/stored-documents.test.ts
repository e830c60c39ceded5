import { expect, test } from 'vitest';

import { catalogueShardSchema } from '@kargha/domain/catalogue/catalogue-index';
import { orderEventSchema } from '@kargha/domain/orders/order-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { integrityReport } from '@kargha/domain/reports/ops-endpoints';

import { readAccessCodeOrSkip } from '../../functions/src/catalogue/access-codes/access-code-record.ts';
import { readOriginOrSkip } from '../../functions/src/catalogue/origins/origin-record.ts';
import { readRequest } from '../../functions/src/catalogue/back-in-stock/back-in-stock-record.ts';
import { readCollectionOrSkip } from '../../functions/src/catalogue/collections/collection-record.ts';
import { readCredit } from '../../functions/src/money/credit/company-credit-guard.ts';
import { readDraftOrSkip } from '../../functions/src/orders/draft-orders/draft-record.ts';
import type { DocumentSnapshot } from '../../functions/src/platform/firestore.ts';
import { readAlarms } from '../../functions/src/records/alarm-record.ts';
import { readBooking } from '../../functions/src/records/booking-record.ts';
import { readFailedDelivery } from '../../functions/src/records/failed-delivery-record.ts';
import { searchCounts } from '../../functions/src/catalogue/searches/count-search.ts';
import { readBalanceAdjustment } from '../../functions/src/records/balance-adjustment-record.ts';
import { readConsent, readSubscription } from '../../functions/src/records/consent-record.ts';
import {
  readCustomerOrSkip,
  readCustomerSale,
} from '../../functions/src/records/customer-record.ts';
import { readDiscount } from '../../functions/src/records/discount-record.ts';
import { readDispute } from '../../functions/src/records/dispute-record.ts';
import { readEWayBill } from '../../functions/src/records/e-way-bill-record.ts';
import {
  readGiftCard,
  readGiftCardMovements,
} from '../../functions/src/records/gift-card-record.ts';
import { readGiftCardSale } from '../../functions/src/records/gift-card-sale-record.ts';
import {
  readCreditNote,
  readInvoice,
  readReceipt,
  readRefundVoucher,
} from '../../functions/src/records/invoice-record.ts';
import { readInboxTask } from '../../functions/src/records/inbox-task-record.ts';
import { readOrder } from '../../functions/src/records/order-record.ts';
import {
  readBankTransfer,
  readPayment,
  readRefund,
} from '../../functions/src/records/payment-record.ts';
import { readPieceBatchOrSkip } from '../../functions/src/records/pieces/piece-batch-record.ts';
import { readProduct } from '../../functions/src/records/product-record.ts';
import { readEmail } from '../../functions/src/records/email-record.ts';
import { readMessage, readQuote, readVersion } from '../../functions/src/records/quote-record.ts';
import { readRefundApprovalOrSkip } from '../../functions/src/records/refund-approval-record.ts';
import { readStaffInvitation } from '../../functions/src/records/staff-invitation-record.ts';
import { readReturn } from '../../functions/src/records/return-record.ts';
import { readExport, readSavedExport } from '../../functions/src/records/export-record.ts';
import { readReview } from '../../functions/src/records/review-record.ts';
import { MONTHS, readProductSales } from '../../functions/src/records/sales/stored-stats.ts';
import { readMovement } from '../../functions/src/records/stock-record.ts';
import { reader } from '../../functions/src/records/stored-documents.ts';
import {
  readEachSettledItem,
  readGatewayMonth,
  readSettlementOrSkip,
} from '../../functions/src/records/settlement-record.ts';
import { readStory } from '../../functions/src/records/story-record.ts';
import { readTicket, readTicketStaffNote } from '../../functions/src/records/ticket-record.ts';
import { readUser } from '../../functions/src/records/user-record.ts';
import { readFall } from '../../functions/src/stock/low-stock/low-stock-record.ts';
import { readPurchaseOrderOrSkip } from '../../functions/src/records/purchase-order-record.ts';
import { readSupplierOrSkip } from '../../functions/src/stock/purchase-orders/suppliers.ts';
import { readTransferOrSkip } from '../../functions/src/records/transfer-record.ts';
import { sampleShop } from '../../sample-shop/seed/sample-shop.ts';

const SHOP = sampleShop({ picturesOf: () => [], imageUrl: () => '' });

type Read = (snapshot: DocumentSnapshot) => object | null;

/** Page views by `vitals` are shown as they are. */
const STATS: Readonly<Record<string, Read>> = {
  'month-sales': MONTHS.sales.read,
  'month-breakdown': MONTHS.breakdown.read,
  'month-steps': MONTHS.steps.read,
  'product-sales': readProductSales,
  vitals: (snapshot) => snapshot.data() ?? null,
};

/** By collection, or collection and subcollection. */
const READERS: Readonly<Record<string, Read>> = {
  accessCodes: readAccessCodeOrSkip,
  alarms: (snapshot) => readAlarms([snapshot])[0] ?? null,
  balanceAdjustments: readBalanceAdjustment,
  bankTransfers: readBankTransfer,
  catalogueIndex: reader({ schema: catalogueShardSchema }),
  collections: readCollectionOrSkip,
  companyCredits: readCredit,
  consents: readConsent,
  creditNotes: readCreditNote,
  courierBookings: readBooking,
  customerSales: readCustomerSale,
  customers: readCustomerOrSkip,
  discounts: readDiscount,
  disputes: readDispute,
  draftOrders: readDraftOrSkip,
  gatewayMonths: readGatewayMonth,
  eWayBills: readEWayBill,
  exports: readExport,
  failedDeliveries: readFailedDelivery,
  giftCardMovements: (snapshot) => readGiftCardMovements([snapshot])[0] ?? null,
  giftCards: readGiftCard,
  giftCardSales: readGiftCardSale,
  inboxTasks: readInboxTask,
  invoices: readInvoice,
  lowStock: readFall,
  mail: readEmail,
  newsletter: readSubscription,
  origins: readOriginOrSkip,
  orders: readOrder,
  'orders/events': reader({ schema: orderEventSchema }),
  payments: readPayment,
  pieceBatches: readPieceBatchOrSkip,
  products: readProduct,
  purchaseOrders: readPurchaseOrderOrSkip,
  quotes: readQuote,
  'quotes/messages': readMessage,
  'quotes/versions': readVersion,
  receiptVouchers: readReceipt,
  refundApprovals: readRefundApprovalOrSkip,
  refundVouchers: readRefundVoucher,
  refunds: readRefund,
  returns: readReturn,
  reviews: readReview,
  savedExports: readSavedExport,
  settlementItems: (snapshot) => readEachSettledItem([snapshot])[0] ?? null,
  settlements: readSettlementOrSkip,
  searchCounts: searchCounts.read,
  selfChecks: reader({ schema: integrityReport, ids: ['id'] }),
  staffInvitations: readStaffInvitation,
  stats: (snapshot) => STATS[String(snapshot.data()?.kind)]?.(snapshot) ?? null,
  stockMovements: readMovement,
  stockNotices: readRequest,
  stories: readStory,
  suppliers: readSupplierOrSkip,
  tickets: readTicket,
  'tickets/private': readTicketStaffNote,
  transfers: readTransferOrSkip,
  users: readUser,
};

/** Collections for which a schema would add nothing, and why. */
const WITHOUT_SCHEMA: Readonly<Record<string, string>> = {
  audit: 'Shown as it is: before and after have the fields of any document.',
  clientErrors: 'Shown as it is.',
  content: 'Its yup schema gives each field its default; form, request and response share it.',
  counters: 'One number.',
  discountUses: 'One number.',
  orderNumbers: 'Only its existence counts.',
  'orders/private': 'One ID, or that there will be none.',
  'products/private': 'costingIn and readBulkTiers give each field its default.',
  rateLimits: 'A count and its end.',
  settings: 'Their yup schema gives each field its default; form, request and response share it.',
  soldScores: 'Entries are compared as they were written; a default would change what was counted.',
  'stories/private': 'One address.',
  suppressedAddresses: 'Only its existence counts.',
  webhookEvents: 'Only its existence counts; the operations console shows it as it is.',
};

function nameOf(path: string): string {
  return path
    .split('/')
    .filter((_, level) => level % 2 === 0)
    .join('/');
}

test('knows of every collection whether it has a schema', () => {
  const known = [...Object.keys(READERS), ...Object.keys(WITHOUT_SCHEMA)];
  const sample = SHOP.map(({ path }) => nameOf(path));
  const all = new Set<string>([...Object.values(COLLECTIONS), ...sample]);
  expect([...all].filter((name) => !known.includes(name))).toEqual([]);
  expect(Object.keys(WITHOUT_SCHEMA).filter((name) => name in READERS)).toEqual([]);
});

/** Paths to values, so that a field the schema does not pass on is named. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [path];
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, `${path}.${name}`));
}

test.each(Object.keys(READERS))(
  'reads the sample documents of %s without losing a field',
  (name) => {
    for (const { path, data } of SHOP.filter((one) => nameOf(one.path) === name)) {
      const id = path.split('/').at(-1);
      const snapshot = { id, ref: { path }, data: () => ({ ...data }) };
      const read = READERS[name]?.(snapshot as unknown as DocumentSnapshot) ?? null;
      expect(fieldsOf(read), path).toEqual(expect.arrayContaining(fieldsOf(data)));
    }
  },
);
