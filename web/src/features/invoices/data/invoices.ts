import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QuerySnapshot,
} from 'firebase/firestore/lite';

import {
  listedDocument,
  type StoredDocument,
} from '@kargha/domain/invoices/listed-document-schema';
import { saleDocument } from '@kargha/domain/invoices/sale-document';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { fetchFile } from '#lib/server/api-client.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';
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
  listed: (stored: StoredDocument) => ListedDocument,
): Promise<ListedDocument[]> {
  const newest = query(
    collection(liteFirestore, name),
    where('uid', '==', uid),
    orderBy('issuedAt', 'desc'),
    limit(PAGE_SIZE),
  );
  const read = storedReader(name, listedDocument);
  const documentsOn = ({ docs }: QuerySnapshot) =>
    docs.flatMap((doc) => read(doc.data()) ?? []).map(listed);
  let page = await getDocs(newest);
  const documents = documentsOn(page);
  while (page.size === PAGE_SIZE) {
    page = await getDocs(query(newest, startAfter(page.docs.at(-1))));
    documents.push(...documentsOn(page));
  }
  return documents;
}

function invoiceFrom(stored: StoredDocument): ListedDocument {
  const { orderNumber: reference, supplier, buyer, lines } = stored;
  const sale = saleDocument({ supplier, buyer: { gstin: buyer.gstin }, lines });
  const correctedAt = stored.corrections.at(-1)?.at;
  return {
    ...sharedFields(stored),
    ...{ kind: 'invoice', sale, reference },
    ...(correctedAt && { correctedAt }),
  };
}

/** An advance bears no tax, so the total is the amount received. */
function receiptFrom(stored: StoredDocument): ListedDocument {
  const { orderNumber, amount } = stored;
  return { ...sharedFields(stored), kind: 'receipt', reference: orderNumber, total: amount };
}

function refundVoucherFrom(stored: StoredDocument): ListedDocument {
  return { ...receiptFrom(stored), kind: 'refund-voucher', reference: stored.receiptNumber };
}

/** A credit note does not name its buyer: `addInvoiceBuyers` copies it from the invoice. */
function creditNoteFrom(stored: StoredDocument): ListedDocument {
  const unknown = { buyer: '', gstin: '', placeOfSupply: '' };
  return {
    ...sharedFields(stored),
    ...unknown,
    kind: 'credit-note',
    reference: stored.invoiceNumber,
  };
}

function sharedFields(stored: StoredDocument) {
  const { number, financialYear, purchaseOrderNumber, buyer, placeOfSupply, totals } = stored;
  return {
    number,
    financialYear,
    purchaseOrder: purchaseOrderNumber,
    buyer: buyer.name,
    gstin: buyer.gstin,
    placeOfSupply: placeOfSupply.name,
    ...totals,
    issuedAt: stored.issuedAt,
  };
}
