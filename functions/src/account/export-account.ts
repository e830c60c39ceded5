import { COLLECTIONS } from '@kargha/domain/collections';

import { withDates, type DocumentSnapshot } from '../platform/firestore.ts';
import { profileNotFound, userRef } from '../records/user-record.ts';
import {
  BENEATH,
  newsletterEntry,
  ownedBy,
  privatePapers,
  type OwnedCollection,
} from './personal-data.ts';

/** What the shop keeps for itself and what opens doors; it says nothing about the person. */
const NOT_ABOUT_THE_PERSON = new Set(['checkout', 'trackingTokenHashes', 'tokenHash']);

/** One stored thing with its id. */
type Exported = Record<string, unknown>;

/** Everything that the shop knows about a person. */
export interface AccountExport {
  profile: Exported;
  /** cart and wishlist */
  kept: Exported[];
  orders: Exported[];
  quotes: Exported[];
  invoices: Exported[];
  creditNotes: Exported[];
  returns: Exported[];
  tickets: Exported[];
  /** what the person has agreed to */
  consents: { newsletter: Exported | null; preferences: unknown };
}

/** Throws 404 for somebody without a profile. */
export async function exportAccount(uid: string): Promise<AccountExport> {
  const profile = await userRef(uid).get();
  if (!profile.exists) throw profileNotFound();
  const [orders, quotes, invoices, creditNotes, returns, tickets] = await Promise.all([
    exportOwned(uid, COLLECTIONS.orders),
    exportOwned(uid, COLLECTIONS.quotes),
    exportOwned(uid, COLLECTIONS.invoices),
    exportOwned(uid, COLLECTIONS.creditNotes),
    exportOwned(uid, COLLECTIONS.returns),
    exportOwned(uid, COLLECTIONS.tickets),
  ]);
  const newsletter = await newsletterOf(profile);
  const consents = { newsletter, preferences: profile.get('preferences') as unknown };
  const about = exported(profile);
  const kept = (await privatePapers(uid)).map(exported);
  return {
    profile: about,
    kept,
    orders,
    quotes,
    invoices,
    creditNotes,
    returns,
    tickets,
    consents,
  };
}

async function newsletterOf(profile: DocumentSnapshot): Promise<Exported | null> {
  const email: unknown = profile.get('email');
  if (typeof email !== 'string' || email === '' || profile.get('isEmailVerified') !== true) {
    return null;
  }
  const entry = await newsletterEntry(email).get();
  return entry.exists ? exported(entry) : null;
}

async function exportOwned(uid: string, collection: OwnedCollection): Promise<Exported[]> {
  const documents = await ownedBy(uid, collection);
  return Promise.all(documents.map((document) => withBeneath(document, collection)));
}

async function withBeneath(
  document: DocumentSnapshot,
  collection: OwnedCollection,
): Promise<Exported> {
  const names = BENEATH[collection] ?? [];
  const beneath = await Promise.all(
    names.map(async (name) => {
      const { docs } = await document.ref.collection(name).get();
      return [name, docs.filter(isForOwner).map(exported)] as const;
    }),
  );
  return { ...exported(document), ...Object.fromEntries(beneath) };
}

/** Notes of staff for themselves, and offers that are still being written, are not for the owner. */
function isForOwner(document: DocumentSnapshot): boolean {
  return document.get('visibleToCustomer') !== false && document.get('state') !== 'draft';
}

function exported(document: DocumentSnapshot): Exported {
  const stored = withDates(document.data() ?? {});
  const fields = Object.entries(stored as object).filter(
    ([name]) => !NOT_ABOUT_THE_PERSON.has(name),
  );
  return { id: document.id, ...Object.fromEntries(fields) };
}
