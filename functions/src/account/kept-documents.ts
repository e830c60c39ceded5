import { COLLECTIONS } from '@kargha/domain/records/collections';

import type { DataOwner } from '../people/users/data-owner.ts';
import type { DocumentSnapshot } from '../platform/firestore.ts';
import { uniqueDocuments } from '../platform/query-pages.ts';
import { anonymiseGiftCardSale, anonymiseRefund } from './anonymise-records.ts';
import { exportedSale, withoutStaffNotes } from './exported-fields.ts';
import { byAddress, byOrder, byUid } from './find-personal-data.ts';

/** Tax documents are kept as issued (CGST Act s. 36: 72 months), but no longer linked to an account. */
export const taxDocument = (collection: string) => ({
  find: byUid(collection),
  erase: () => ({ uid: null }),
});

/** Refunds and balance adjustments stay in the accounts. */
export const moneyBack = (collection: string) => ({
  find: byOrder(collection),
  erase: anonymiseRefund,
  exportFields: withoutStaffNotes,
});

const sales = COLLECTIONS.giftCardSales;

/** Sales of gift cards have two people: the buyer and the recipient. */
export const giftCardSaleData = {
  find: async (person: DataOwner) =>
    uniqueDocuments([
      ...(await byUid(sales)(person)),
      ...(await byAddress(sales, 'buyer.email')(person)),
      ...(await byAddress(sales, 'recipient.email')(person)),
    ]),
  erase: (sale: DocumentSnapshot, _: Date, person: DataOwner) =>
    anonymiseGiftCardSale(sale, person),
  exportFields: exportedSale,
};
