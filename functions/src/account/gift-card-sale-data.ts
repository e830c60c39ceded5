import { COLLECTIONS } from '@kargha/domain/records/collections';

import type { DocumentSnapshot } from '../platform/firestore.ts';
import type { DataOwner } from '../people/users/data-owner.ts';
import { anonymiseGiftCardSale } from './anonymise-records.ts';
import { exportedSale } from './exported-fields.ts';
import { byAddress, byUid, uniqueDocuments } from './find-personal-data.ts';

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
