import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentData,
} from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { paise } from '@kargha/domain/money/paise';
import { fetchFile } from '#lib/server/api-client.ts';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

import { withBuyers, type ListedPaper } from '../state/listed-paper.ts';

const FOLDERS: Record<ListedPaper['kind'], string> = {
  invoice: 'invoices',
  receipt: 'receipts',
  'refund-voucher': 'refund-vouchers',
  'credit-note': 'credit-notes',
};

/** What the rules allow in one answer. */
const MOST = 100;

/** All papers of this person, newest first. @throws FirebaseError */
export async function papersOf(uid: string): Promise<ListedPaper[]> {
  const kinds = await Promise.all([
    papersIn(COLLECTIONS.invoices, uid, invoiceFrom),
    papersIn(COLLECTIONS.receiptVouchers, uid, receiptFrom),
    papersIn(COLLECTIONS.refundVouchers, uid, refundVoucherFrom),
    papersIn(COLLECTIONS.creditNotes, uid, creditNoteFrom),
  ]);
  return withBuyers(kinds.flat()).sort(
    (one, other) => other.issuedAt.getTime() - one.issuedAt.getTime(),
  );
}

/** Fetches the PDF and gives it to the shopper as a file. @throws ApiError */
export async function downloadPaper({ kind, number }: ListedPaper): Promise<void> {
  const id = number.replaceAll('/', '-');
  saveFile(`${id}.pdf`, await fetchFile(`/${FOLDERS[kind]}/${id}/pdf`, await idToken()));
}

async function papersIn(
  name: string,
  uid: string,
  read: (stored: DocumentData) => ListedPaper,
): Promise<ListedPaper[]> {
  const newest = query(
    collection(liteFirestore, name),
    where('uid', '==', uid),
    orderBy('issuedAt', 'desc'),
    limit(MOST),
  );
  const found: ListedPaper[] = [];
  let page = await getDocs(newest);
  found.push(...page.docs.map((one) => read(one.data())));
  while (page.size === MOST) {
    page = await getDocs(query(newest, startAfter(page.docs.at(-1))));
    found.push(...page.docs.map((one) => read(one.data())));
  }
  return found;
}

function invoiceFrom(stored: DocumentData): ListedPaper {
  return { ...shared(stored), ...ofOrder(stored), kind: 'invoice' };
}

/** An advance bears no tax: its amount is the whole paper. */
function receiptFrom(stored: DocumentData): ListedPaper {
  const total = paise(storedFields(stored).number('amount'));
  return { ...shared(stored), ...ofOrder(stored), kind: 'receipt', total };
}

function refundVoucherFrom(stored: DocumentData): ListedPaper {
  const about = storedFields(stored).text('receiptNumber');
  return { ...receiptFrom(stored), kind: 'refund-voucher', about };
}

function ofOrder(stored: DocumentData) {
  const fields = storedFields(stored);
  const buyer = fields.part('buyer');
  return {
    about: fields.text('orderNumber'),
    buyer: buyer.text('name'),
    gstin: buyer.text('gstin'),
    placeOfSupply: fields.part('placeOfSupply').text('name'),
  };
}

/** The buyer stands on the invoice that it takes back: `withBuyers` puts him here. */
function creditNoteFrom(stored: DocumentData): ListedPaper {
  const about = storedFields(stored).text('invoiceNumber');
  const unknown = { buyer: '', gstin: '', placeOfSupply: '' };
  return { ...shared(stored), ...unknown, kind: 'credit-note', about };
}

function shared(stored: DocumentData) {
  const fields = storedFields(stored);
  const totals = fields.part('totals');
  return {
    number: fields.text('number'),
    financialYear: fields.text('financialYear'),
    purchaseOrder: fields.text('purchaseOrderNumber'),
    taxable: paise(totals.number('taxable')),
    cgst: paise(totals.number('cgst')),
    sgst: paise(totals.number('sgst')),
    igst: paise(totals.number('igst')),
    shipping: paise(totals.number('shipping')),
    roundOff: paise(totals.number('roundOff')),
    total: paise(totals.number('total')),
    issuedAt: fields.time('issuedAt'),
  };
}
