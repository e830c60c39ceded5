import { claimAllOrders } from '../orders/claim-orders.ts';
import { withDates, type DocumentSnapshot } from '../platform/firestore.ts';
import type { StoredFile } from '../platform/file-store.ts';
import type { Identity } from '../platform/identity.ts';
import { profileNotFound, userRef } from '../records/user-record.ts';
import { accountFiles } from './account-files.ts';
import { privateDocuments, provenOwner } from './data-owner.ts';
import { PERSONAL_DATA, type PersonalData } from './personal-data-table.ts';

/** What the shop keeps for itself and what opens doors; it says nothing about the person. */
const NOT_ABOUT_THE_PERSON = new Set(['checkout', 'trackingTokenHashes', 'tokenHash']);

/** One stored thing with its id. */
type Exported = Record<string, unknown>;

/** Everything that the shop knows about a person. */
interface AccountExport {
  profile: Exported;
  /** cart and wishlist */
  kept: Exported[];
  files: StoredFile[];
  /** the documents of each collection, by its name */
  [collection: string]: Exported | Exported[] | StoredFile[];
}

/** What they bought as a guest is theirs before it is looked for, once the mailbox is proven. Throws 404 for somebody without a profile. */
export async function exportAccount(person: Identity, now: Date): Promise<AccountExport> {
  const profile = await userRef(person.uid).get();
  if (!profile.exists) throw profileNotFound();
  await claimAllOrders(person, now);
  const owner = await provenOwner(person);
  const kept = (await privateDocuments(person.uid)).map((paper) => exported(paper));
  const files = await accountFiles(owner);
  const found: AccountExport = { profile: exported(profile), kept, files };
  for (const [collection, data] of Object.entries(PERSONAL_DATA)) {
    if (typeof data === 'string' || data.withheld !== undefined || collection === 'users') continue;
    const documents = await data.find(owner);
    found[collection] = await Promise.all(documents.map((document) => withSubcollections(document, data)));
  }
  return found;
}

async function withSubcollections(
  document: DocumentSnapshot,
  { subcollections: under = {}, told }: PersonalData,
): Promise<Exported> {
  const subcollections = await Promise.all(
    Object.keys(under).map(async (name) => {
      const { docs } = await document.ref.collection(name).get();
      return [name, docs.filter(isForOwner).map((one) => exported(one))] as const;
    }),
  );
  return { ...exported(document, told), ...Object.fromEntries(subcollections) };
}

/** Notes of staff for themselves, and offers that are still being written, are not for the owner. */
function isForOwner(document: DocumentSnapshot): boolean {
  return document.get('visibleToCustomer') !== false && document.get('state') !== 'draft';
}

function exported(document: DocumentSnapshot, told?: PersonalData['told']): Exported {
  const stored = withDates(told ? told(document) : (document.data() ?? {}));
  const fields = Object.entries(stored as object).filter(
    ([name]) => !NOT_ABOUT_THE_PERSON.has(name),
  );
  return { id: document.id, ...Object.fromEntries(fields) };
}
