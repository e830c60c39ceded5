import { anonymiseRefund } from './anonymise-records.ts';
import { withoutStaffNotes } from './exported-fields.ts';
import { byOrder, byUid } from './find-personal-data.ts';

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
