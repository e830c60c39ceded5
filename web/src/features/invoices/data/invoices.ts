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
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

import { addInvoiceBuyers, type ListedDocument } from '../state/listed-document.ts';

/** The security rules allow at most 100 per query. */
const PAGE_SIZE = 100;

/** Newest first. @throws FirebaseError */
export async function readDocuments(uid: string): Promise<ListedDocument[]> {
  const kinds = await Promise.all([
    readCollection(COLLECTIONS.invoices, uid, invoiceFrom),
    readCollection(COLLECTIONS.receiptVouchers, uid, receiptFrom),
    readCollection(COLLECTIONS.refundVouchers, uid, refundVoucherFrom),
    readCollection(COLLECTIONS.creditNotes, uid, creditNoteFrom),
  ]);
  return addInvoiceBuyers(kinds.flat()).sort(
    (doc, otherDoc) => otherDoc.issuedAt.getTime() - doc.issuedAt.getTime(),
  );
}

export async function downloadDocument({ kind, number }: ListedDocument): Promise<void> {
  const id = number.replaceAll('/', '-');
  const documents = await loadModule(import('@kargha/domain/invoices/document-endpoints'));
  const path = endpointPath(documents.DOCUMENT_FILES[kind], { params: { id } });
  saveFile(`${id}.pdf`, await fetchFile(path, await idToken()));
}

async function readCollection(
  name: string,
  uid: string,
  read: (stored: DocumentData) => ListedDocument,
): Promise<ListedDocument[]> {
  const newest = query(
    collection(liteFirestore, name),
    where('uid', '==', uid),
    orderBy('issuedAt', 'desc'),
    limit(PAGE_SIZE),
  );
  const documents: ListedDocument[] = [];
  let page = await getDocs(newest);
  documents.push(...page.docs.map((doc) => read(doc.data())));
  while (page.size === PAGE_SIZE) {
    page = await getDocs(query(newest, startAfter(page.docs.at(-1))));
    documents.push(...page.docs.map((doc) => read(doc.data())));
  }
  return documents;
}

function invoiceFrom(stored: DocumentData): ListedDocument {
  return { ...sharedFields(stored), ...orderFields(stored), kind: 'invoice' };
}

/** An advance bears no tax, so the total is the amount received. */
function receiptFrom(stored: DocumentData): ListedDocument {
  const total = paise(storedFields(stored).number('amount'));
  return { ...sharedFields(stored), ...orderFields(stored), kind: 'receipt', total };
}

function refundVoucherFrom(stored: DocumentData): ListedDocument {
  const reference = storedFields(stored).text('receiptNumber');
  return { ...receiptFrom(stored), kind: 'refund-voucher', reference };
}

function orderFields(stored: DocumentData) {
  const fields = storedFields(stored);
  const buyer = fields.part('buyer');
  return {
    reference: fields.text('orderNumber'),
    buyer: buyer.text('name'),
    gstin: buyer.text('gstin'),
    placeOfSupply: fields.part('placeOfSupply').text('name'),
  };
}

/** A credit note does not name its buyer: `addInvoiceBuyers` copies it from the invoice. */
function creditNoteFrom(stored: DocumentData): ListedDocument {
  const reference = storedFields(stored).text('invoiceNumber');
  const unknown = { buyer: '', gstin: '', placeOfSupply: '' };
  return { ...sharedFields(stored), ...unknown, kind: 'credit-note', reference };
}

function sharedFields(stored: DocumentData) {
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
