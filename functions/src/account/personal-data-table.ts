import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { ANONYMOUS_BUYER } from '@kargha/domain/reviews/reviewer-name';

import { firestore, type DocumentSnapshot } from '../platform/firestore.ts';
import { allOf } from '../platform/query-pages.ts';
import { customerRef, guestId } from '../records/customer-record.ts';
import { userRef } from '../records/user-record.ts';
import {
  byAddress,
  byUid,
  consentsOfAddress,
  guestTickets,
  once,
  refundsOf,
} from './find-personal-data.ts';
import { storiesSubmittedBy } from './submitted-stories.ts';
import {
  CLOSED,
  anonymiseQuote,
  anonymiseOffer,
  anonymiseCompany,
  clearStaffNote,
  anonymiseTransfer,
  anonymiseRefund,
  anonymiseMessage,
  anonymiseEvent,
} from './anonymise-records.ts';
import { exportedEmail, withoutStaffNotes, type Told } from './exported-fields.ts';
import { newsletterEntry, existingDocuments, type DataOwner } from './data-owner.ts';

/** What is written into a document to take the person out of it; `null`: the document itself goes. */
export type Erasure = Record<string, unknown> | null;

/** What takes a person out of a document that lies under one of theirs. */
type EraseFromSubdocument = (
  document: DocumentSnapshot,
  person: DataOwner,
) => Exclude<Erasure, null>;

/** How a collection knows people. */
export interface PersonalData {
  find: (person: DataOwner) => Promise<DocumentSnapshot[]>;
  forget: (document: DocumentSnapshot, at: Date) => Erasure;
  /** what lies under a document: it goes into the export with it, and is rid of the person before it */
  subcollections?: Readonly<Record<string, EraseFromSubdocument>>;
  /** what of a document is in the export; all of it without */
  told?: (document: DocumentSnapshot) => Told;
  /** why it is not in the export */
  withheld?: string;
}

/** Papers of tax are kept as they were issued (CGST Act s. 36: 72 months), but belong to nobody's account any more. */
const paper = (collection: string): PersonalData => ({
  find: byUid(collection),
  forget: () => ({ uid: null }),
});

/**
 * Every collection of the shop: how it knows people, or why nobody is in it. The export and the closing of an account
 * go through this one table, so that a new collection is in both or in neither.
 */
export const PERSONAL_DATA: Record<keyof typeof COLLECTIONS, PersonalData | string> = {
  users: { find: ({ uid }) => existingDocuments([userRef(uid)]), forget: () => null },
  customers: {
    find: ({ uid, email }) =>
      existingDocuments([customerRef(uid), ...(email === '' ? [] : [customerRef(guestId(email))])]),
    forget: () => null,
  },
  customerSales: {
    find: async ({ uid, email }) => {
      const ids = [uid, ...(email === '' ? [] : [guestId(email)])];
      const sales = firestore().collection(COLLECTIONS.customerSales);
      return allOf(sales.where('customerId', 'in', ids));
    },
    forget: () => ({ customerId: null }),
    withheld: 'Counts for the row of customers, which is exported with its sums.',
  },
  // They are found by the person's orders, so that they come before those.
  refunds: {
    find: refundsOf,
    forget: anonymiseRefund,
    told: withoutStaffNotes,
  },
  // What is left is what accounts and tax need: lines, amounts, city, state and pincode.
  orders: {
    find: byUid(COLLECTIONS.orders),
    forget: (order) => ({
      uid: null,
      'customer.name': CLOSED,
      'customer.email': '',
      'customer.phone': '',
      'customer.address.line1': '',
      'customer.address.line2': '',
      'checkout.placedFrom': null,
      trackingTokenHashes: [],
      cancelRequest: null,
      'listing.search': [],
      ...anonymiseCompany(order),
    }),
    subcollections: { [SUBCOLLECTIONS.events]: anonymiseEvent },
  },
  invoices: paper(COLLECTIONS.invoices),
  creditNotes: paper(COLLECTIONS.creditNotes),
  receiptVouchers: paper(COLLECTIONS.receiptVouchers),
  refundVouchers: paper(COLLECTIONS.refundVouchers),
  bankTransfers: { find: byUid(COLLECTIONS.bankTransfers), forget: anonymiseTransfer },
  companyCredits: { find: byUid(COLLECTIONS.companyCredits), forget: () => null },
  returns: {
    find: byUid(COLLECTIONS.returns),
    forget: () => ({
      uid: null,
      customerName: CLOSED,
      customerEmail: '',
      reason: '',
      answer: '',
      photos: [],
    }),
  },
  tickets: {
    find: async (person) =>
      once([...(await byUid(COLLECTIONS.tickets)(person)), ...(await guestTickets(person))]),
    forget: () => ({ uid: null, name: CLOSED, email: '', phone: '', message: '' }),
    subcollections: { [SUBCOLLECTIONS.private]: clearStaffNote },
  },
  quotes: {
    find: byUid(COLLECTIONS.quotes),
    forget: (quote) => (quote.get('state') === 'draft' ? null : anonymiseQuote(quote)),
    subcollections: {
      [SUBCOLLECTIONS.versions]: anonymiseOffer,
      [SUBCOLLECTIONS.messages]: anonymiseMessage,
    },
  },
  draftOrders: {
    find: async (person) =>
      once([
        ...(await byUid(COLLECTIONS.draftOrders)(person)),
        ...(await byAddress(COLLECTIONS.draftOrders, 'customer.email')(person)),
      ]),
    forget: () => null,
    told: withoutStaffNotes,
  },
  newsletter: {
    find: async ({ email }) => (email === '' ? [] : existingDocuments([newsletterEntry(email)])),
    forget: () => null,
  },
  consents: {
    find: async (person) =>
      once([...(await byUid(COLLECTIONS.consents)(person)), ...(await consentsOfAddress(person))]),
    forget: (_, at) => ({ uid: null, addressHash: null, forgottenAt: at }),
  },
  stockNotices: {
    find: byAddress(COLLECTIONS.stockNotices, 'email'),
    forget: () => null,
  },
  giftCards: {
    find: byAddress(COLLECTIONS.giftCards, 'customerEmail'),
    forget: () => ({ customerName: CLOSED, customerEmail: '' }),
  },
  mail: {
    find: async (person) =>
      once([
        ...(await byAddress(COLLECTIONS.mail, 'to', 'array-contains')(person)),
        ...(await byAddress(COLLECTIONS.mail, 'about')(person)),
      ]),
    forget: () => null,
    told: exportedEmail,
  },
  stories: {
    find: storiesSubmittedBy,
    forget: (story) =>
      story.get('status') === 'published' ? { submittedBy: CLOSED, photos: [] } : null,
  },
  // Those that only staff have seen are gone by then: removeHiddenReviews.
  reviews: {
    find: byUid(COLLECTIONS.reviews),
    forget: () => ({ uid: null, name: ANONYMOUS_BUYER }),
  },

  discountUses: 'A keyed hash that leads back to nobody, and how often a code was used.',
  rateLimits: 'Hashes of who tried something; gone within a day or two.',
  payments: 'An amount and the order that it belongs to.',
  orderNumbers: 'A number and the order that has it.',
  webhookEvents: 'The number of an event and of a payment.',
  soldScores: 'What an order added to the scores of its products.',
  stockMovements: 'Pieces, and the order or the member of staff that moved them.',
  giftCardMovements: 'Amounts, with the card and the order.',
  audit: 'Names uids alone, and stays as long as the shop.',
  products: 'Goods.',
  catalogueIndex: 'Goods.',
  collections: 'Goods.',
  content: 'What the shop says.',
  settings: 'How the shop runs.',
  counters: 'The last number of each series of papers, and how far the nightly job has come.',
  discounts: 'Codes and their terms.',
  accessCodes: 'Codes and their terms.',
  purchaseOrders: 'Business with makers.',
  transfers: 'Pieces between places.',
  suppliers: 'Businesses that the shop buys from, not its customers.',
  stats: 'Sums of days and months.',
  selfChecks: 'What the books lack, by the ids of documents.',
  alarms: 'What is wrong now.',
  clientErrors: 'What went wrong in browsers, cut of addresses and numbers before it is kept.',
};
