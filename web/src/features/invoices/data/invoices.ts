import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type DocumentData,
} from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/collections';
import { paise } from '@kargha/domain/paise';
import { fetchFile } from '#lib/api-client.ts';
import { liteFirestore } from '#lib/firebase-lite.ts';
import { saveFile } from '#lib/save-file.ts';
import { storedFields } from '#lib/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

import type { ListedPaper } from '../state/listed-paper.ts';

/** What the rules allow in one answer. */
const MOST = 100;

/** The latest papers of this person, newest first. @throws FirebaseError */
export async function papersOf(uid: string): Promise<ListedPaper[]> {
  const kinds = await Promise.all([
    papersIn(COLLECTIONS.invoices, uid, invoiceFrom),
    papersIn(COLLECTIONS.creditNotes, uid, creditNoteFrom),
  ]);
  return kinds.flat().sort((one, other) => other.issuedAt.getTime() - one.issuedAt.getTime());
}

/** Fetches the PDF and gives it to the shopper as a file. @throws ApiError */
export async function downloadPaper({ kind, number }: ListedPaper): Promise<void> {
  const id = number.replaceAll('/', '-');
  const folder = kind === 'invoice' ? 'invoices' : 'credit-notes';
  saveFile(`${id}.pdf`, await fetchFile(`/${folder}/${id}/pdf`, await idToken()));
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
  return (await getDocs(newest)).docs.map((one) => read(one.data()));
}

function invoiceFrom(stored: DocumentData): ListedPaper {
  const fields = storedFields(stored);
  const buyer = fields.part('buyer');
  return {
    ...shared(stored),
    kind: 'invoice',
    about: fields.text('orderNumber'),
    buyer: buyer.text('name'),
    gstin: buyer.text('gstin'),
    placeOfSupply: fields.part('placeOfSupply').text('name'),
  };
}

/** The buyer stands on the invoice that it takes back. */
function creditNoteFrom(stored: DocumentData): ListedPaper {
  const about = storedFields(stored).text('invoiceNumber');
  return { ...shared(stored), kind: 'credit-note', about, buyer: '', gstin: '', placeOfSupply: '' };
}

function shared(stored: DocumentData) {
  const fields = storedFields(stored);
  const totals = fields.part('totals');
  return {
    number: fields.text('number'),
    financialYear: fields.text('financialYear'),
    taxable: paise(totals.number('taxable')),
    cgst: paise(totals.number('cgst')),
    sgst: paise(totals.number('sgst')),
    igst: paise(totals.number('igst')),
    total: paise(totals.number('total')),
    issuedAt: fields.time('issuedAt'),
  };
}
