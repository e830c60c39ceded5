import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { ANONYMOUS_BUYER } from '@kargha/domain/reviews/reviewer-name';

import type { DocumentSnapshot } from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import { readAll, uniqueDocuments } from '../platform/query-pages.ts';
import { subscriptionRef } from '../records/consent-record.ts';
import { customerRef, customerSales, guestId } from '../records/customer-record.ts';
import { userRef } from '../records/user-record.ts';
import {
  byAddress,
  byUid,
  consentsOfAddress,
  byOrder,
  guestTickets,
} from './find-personal-data.ts';
import { giftCardSaleData, moneyBack, taxDocument } from './kept-documents.ts';
import { storiesSubmittedBy } from './submitted-stories.ts';
import {
  CLOSED_ACCOUNT,
  anonymiseQuote,
  anonymiseOffer,
  clearStaffNote,
  anonymiseTransfer,
  anonymiseOrder,
  anonymiseMessage,
  anonymiseEvent,
} from './anonymise-records.ts';
import { exportedEmail, withoutStaffNotes, type ExportedFields } from './exported-fields.ts';
import { existingDocuments, type DataOwner } from '../people/users/data-owner.ts';

/** Fields that erase the person from a document; null deletes the document. */
export type Erasure = Record<string, unknown> | null;

type EraseFromSubdocument = (document: DocumentSnapshot, person: DataOwner) => NonNullable<Erasure>;

export interface PersonalData {
  find: (person: DataOwner) => Promise<DocumentSnapshot[]>;
  erase: (document: DocumentSnapshot, at: Date, person: DataOwner) => Erasure;
  /** exported with the document, and erased before it */
  subcollections?: Readonly<Record<string, EraseFromSubdocument>>;
  /** exported fields; all fields when missing */
  exportFields?: (document: DocumentSnapshot, person: DataOwner) => ExportedFields;
  withheld?: string;
}

/**
 * Every collection: how it refers to people, or why it does not. Export and erasure both use this table, so that a
 * new collection cannot be forgotten in one of them.
 */
export const PERSONAL_DATA: Record<keyof typeof COLLECTIONS, PersonalData | string> = {
  users: { find: ({ uid }) => existingDocuments([userRef(uid)]), erase: () => null },
  customers: {
    find: ({ uid, email }) =>
      existingDocuments([customerRef(uid), ...(email === '' ? [] : [customerRef(guestId(email))])]),
    erase: () => null,
  },
  customerSales: {
    find: async ({ uid, email }) => {
      const ids = [uid, ...(email === '' ? [] : [guestId(email)])];
      return readAll(customerSales().where('customerId', 'in', ids));
    },
    erase: () => ({ customerId: null }),
    withheld: 'Only feeds the customer row, which is exported with its totals.',
  },
  staffInvitations: {
    find: byAddress(COLLECTIONS.staffInvitations, 'email'),
    erase: () => null,
    exportFields: withoutStaffNotes,
  },
  refunds: moneyBack(COLLECTIONS.refunds),
  balanceAdjustments: moneyBack(COLLECTIONS.balanceAdjustments),
  orders: {
    find: byUid(COLLECTIONS.orders),
    erase: anonymiseOrder,
    subcollections: { [SUBCOLLECTIONS.events]: anonymiseEvent },
  },
  invoices: taxDocument(COLLECTIONS.invoices),
  creditNotes: taxDocument(COLLECTIONS.creditNotes),
  receiptVouchers: taxDocument(COLLECTIONS.receiptVouchers),
  refundVouchers: taxDocument(COLLECTIONS.refundVouchers),
  bankTransfers: { find: byUid(COLLECTIONS.bankTransfers), erase: anonymiseTransfer },
  companyCredits: { find: byUid(COLLECTIONS.companyCredits), erase: () => null },
  returns: {
    find: byUid(COLLECTIONS.returns),
    erase: () => ({
      uid: null,
      customerName: CLOSED_ACCOUNT,
      customerEmail: '',
      reason: '',
      answer: '',
      photos: [],
    }),
  },
  tickets: {
    find: async (person) =>
      uniqueDocuments([
        ...(await byUid(COLLECTIONS.tickets)(person)),
        ...(await guestTickets(person)),
      ]),
    erase: () => ({ uid: null, name: CLOSED_ACCOUNT, email: '', phone: '', message: '' }),
    subcollections: { [SUBCOLLECTIONS.private]: clearStaffNote },
  },
  quotes: {
    find: byUid(COLLECTIONS.quotes),
    erase: (quote) => (quote.get('state') === 'draft' ? null : anonymiseQuote(quote)),
    subcollections: {
      [SUBCOLLECTIONS.versions]: anonymiseOffer,
      [SUBCOLLECTIONS.messages]: anonymiseMessage,
    },
  },
  draftOrders: {
    find: async (person) =>
      uniqueDocuments([
        ...(await byUid(COLLECTIONS.draftOrders)(person)),
        ...(await byAddress(COLLECTIONS.draftOrders, 'customer.email')(person)),
      ]),
    erase: () => null,
    exportFields: withoutStaffNotes,
  },
  newsletter: {
    find: async ({ email }) =>
      email === '' ? [] : existingDocuments([subscriptionRef(hashOf(email))]),
    erase: () => null,
  },
  consents: {
    find: async (person) =>
      uniqueDocuments([
        ...(await byUid(COLLECTIONS.consents)(person)),
        ...(await consentsOfAddress(person)),
      ]),
    erase: (_, at) => ({ uid: null, addressHash: null, forgottenAt: at }),
  },
  stockNotices: { find: byAddress(COLLECTIONS.stockNotices, 'email'), erase: () => null },
  giftCards: {
    find: byAddress(COLLECTIONS.giftCards, 'customerEmail'),
    erase: () => ({ customerName: CLOSED_ACCOUNT, customerEmail: '' }),
  },
  giftCardSales: giftCardSaleData,
  mail: {
    find: async (person) =>
      uniqueDocuments([
        ...(await byAddress(COLLECTIONS.mail, 'to', 'array-contains')(person)),
        ...(await byAddress(COLLECTIONS.mail, 'about')(person)),
      ]),
    erase: () => null,
    exportFields: exportedEmail,
  },
  stories: {
    find: storiesSubmittedBy,
    erase: (story) =>
      story.get('status') === 'published' ? { submittedBy: CLOSED_ACCOUNT, photos: [] } : null,
  },
  reviews: {
    find: byUid(COLLECTIONS.reviews),
    erase: () => ({ uid: null, name: ANONYMOUS_BUYER, photos: [], pictures: [] }),
  },

  discountUses: 'A keyed hash that identifies no one, and how often a code was used.',
  suppressedAddresses: 'Hashes of mailboxes that do not exist; deleted after six months.',
  rateLimits: 'Hashes of callers; deleted within a day or two.',
  payments: 'An amount and its order.',
  refundApprovals: 'An amount, its order, and the reasons of staff. Kept as long as the invoices.',
  disputes: 'An amount, its payment and its order.',
  settlements: 'Totals of what the gateway transferred.',
  settlementItems: 'Amounts and IDs of payments and refunds.',
  gatewayMonths: 'Totals by month, with IDs of payments that do not match.',
  orderNumbers: 'An order number and its order.',
  webhookEvents: 'Event and payment IDs.',
  soldScores: 'What an order added to the scores of its products.',
  stockMovements: 'Stock changes, with the order or the staff member behind them.',
  giftCardMovements: 'Amounts, with the card and the order.',
  audit: 'Contains uids only, and is kept as long as the shop.',
  products: 'Goods.',
  failedDeliveries: {
    find: byOrder(COLLECTIONS.failedDeliveries),
    erase: () => ({ redirection: null }),
  },
  courierBookings: 'Goods, tracking numbers and prices of parcels. Kept as long as the invoices.',
  inboxTasks: 'Which member of staff sees to a record, by uid, until the record needs nothing.',
  lowStock: 'Products and variants whose stock has fallen to its limit.',
  eWayBills: 'Goods, vehicles and document numbers of parcels. Kept as long as the invoices.',
  catalogueIndex: 'Goods.',
  collections: 'Goods.',
  origins: 'What the shop publishes about its makers, places and weaves.',
  pieceBatches: 'Goods. Orders name their pieces, and a piece names no order.',
  content: 'Content of the shop.',
  settings: 'Settings of the shop.',
  counters: 'The last number of each document series, and the progress of the nightly job.',
  discounts: 'Codes and their terms.',
  accessCodes: 'Codes and their terms.',
  purchaseOrders: 'Orders to suppliers.',
  transfers: 'Stock transfers between places.',
  suppliers: 'Businesses that the shop buys from, not its customers.',
  stats: 'Totals by day and month.',
  selfChecks: 'Findings of the integrity check, by document ID.',
  alarms: 'Current alarms.',
  searchCounts: 'Words of searches by day, without numbers and addresses, and how often.',
  exports:
    'Files for staff, deleted with their records after seven days: the privacy notice says so.',
  savedExports: 'What staff export, and to which staff a link goes. Others get none.',
  clientErrors: 'Browser errors, stripped of addresses and numbers before they are stored.',
};
