import { COLLECTIONS } from '@kargha/domain/collections';

import { removeFiles } from '../platform/file-store.ts';
import { firestore, type DocumentSnapshot } from '../platform/firestore.ts';
import { customerRef, guestId } from '../records/customer-record.ts';
import {
  allOf,
  newsletterEntry,
  ownedBy,
  privatePapers,
  type OwnedCollection,
} from './personal-data.ts';

const CLOSED = 'Closed account';
const BATCH = 400;

/** Folders of Storage that a person has filled; the PDFs of invoices are kept as the law asks. */
const FOLDERS = ['avatars', 'companies', 'quotes', 'returns', 'stories'];

/** What is taken out of each kind of document; `null` means that the document itself goes. */
type Forgotten = Record<string, unknown> | null;

/**
 * What an order keeps is what accounts and tax need: lines, amounts, city, state and pincode. An invoice keeps the
 * whole paper (CGST Act s. 36: 72 months), but belongs to nobody's account any more.
 */
const FORGET: Record<OwnedCollection, (document: DocumentSnapshot) => Forgotten> = {
  orders: () => ({
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
  }),
  invoices: () => ({ uid: null }),
  creditNotes: () => ({ uid: null }),
  receiptVouchers: () => ({ uid: null }),
  returns: () => ({
    uid: null,
    customerName: CLOSED,
    customerEmail: '',
    reason: '',
    photos: [],
  }),
  tickets: () => ({ uid: null, name: CLOSED, email: '', phone: '', message: '' }),
  quotes: (quote) =>
    quote.get('state') === 'draft'
      ? null
      : { uid: '', contactPerson: CLOSED, email: '', phone: '', files: [], ...endOfQuote(quote) },
};

/** Takes the person out of everything that the shop keeps. Doing it again changes nothing. */
export async function forgetPerson(uid: string, email: string): Promise<void> {
  for (const collection of Object.keys(FORGET) as OwnedCollection[]) {
    await changeAll(await ownedBy(uid, collection), FORGET[collection]);
  }
  await changeAll(await privatePapers(uid), () => null);
  await customerRef(uid).delete();
  if (email !== '') await forgetAddress(email);
  for (const folder of FOLDERS) await removeFiles(`${folder}/${uid}`);
}

/** Letters that were sent to an address, its newsletter and notices, the name on gift cards. */
async function forgetAddress(email: string): Promise<void> {
  await newsletterEntry(email).delete();
  await customerRef(guestId(email)).delete();
  const letters = firestore().collection(COLLECTIONS.mail).where('to', 'array-contains', email);
  await changeAll(await allOf(letters), () => null);
  const notices = firestore().collection(COLLECTIONS.stockNotices).where('email', '==', email);
  await changeAll(await allOf(notices), () => null);
  const cards = firestore().collection(COLLECTIONS.giftCards).where('customerEmail', '==', email);
  await changeAll(await allOf(cards), () => ({ customerName: CLOSED, customerEmail: '' }));
}

async function changeAll(
  documents: readonly DocumentSnapshot[],
  forget: (document: DocumentSnapshot) => Forgotten,
): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = firestore().batch();
    for (const document of documents.slice(start, start + BATCH)) {
      const fields = forget(document);
      if (fields) batch.update(document.ref, fields);
      else batch.delete(document.ref);
    }
    await batch.commit();
  }
}

/** Nobody is there any more to answer an offer, or to write one for. */
function endOfQuote(quote: DocumentSnapshot): Record<string, unknown> {
  if (quote.get('state') === 'closed') return {};
  return quote.get('versionState') === 'sent'
    ? { state: 'withdrawn', versionState: 'declined' }
    : { state: 'withdrawn' };
}
