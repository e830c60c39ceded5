import { SECOND_FACTOR_ID } from '@kargha/domain/records/collections';

import { claimAllOrders } from '../orders/claim-orders.ts';
import { withDates, type DocumentSnapshot } from '../platform/firestore.ts';
import type { StoredFile } from '../platform/file-store.ts';
import type { Identity } from '../platform/identity.ts';
import { profileNotFound, userRef } from '../records/user-record.ts';
import { accountFiles } from './account-files.ts';
import { privateDocuments, provenOwner, type DataOwner } from '../people/users/data-owner.ts';
import type { ExportedFields } from './exported-fields.ts';
import { PERSONAL_DATA, type PersonalData } from './personal-data-table.ts';

/** Internal fields, tags that only staff see, and secrets, which say nothing about the person. */
const INTERNAL_FIELDS = new Set([
  'checkout',
  'listing',
  'tags',
  'trackingTokenHashes',
  'tokenHash',
]);

type Exported = Record<string, unknown>;

interface AccountExport {
  profile: Exported;
  kept: Exported[];
  files: StoredFile[];
  [collection: string]: Exported | Exported[] | StoredFile[];
}

/** Links guest orders first, once the mailbox is proven. Throws 404 without a profile. */
export async function exportAccount(person: Identity, now: Date): Promise<AccountExport> {
  const profile = await userRef(person.uid).get();
  if (!profile.exists) throw profileNotFound();
  await claimAllOrders(person, now);
  const owner = await provenOwner(person);
  const saved = (await privateDocuments(person.uid))
    .filter(({ id }) => id !== SECOND_FACTOR_ID)
    .map((snapshot) => exported(snapshot));
  const files = await accountFiles(owner);
  const found: AccountExport = { profile: exported(profile), kept: saved, files };
  for (const [collection, data] of Object.entries(PERSONAL_DATA)) {
    if (typeof data === 'string' || data.withheld !== undefined || collection === 'users') continue;
    const documents = await data.find(owner);
    found[collection] = await Promise.all(
      documents.map((document) => withSubcollections(document, data, owner)),
    );
  }
  return found;
}

async function withSubcollections(
  document: DocumentSnapshot,
  { subcollections: declared = {}, exportFields }: PersonalData,
  owner: DataOwner,
): Promise<Exported> {
  const subcollections = await Promise.all(
    Object.keys(declared).map(async (name) => {
      const { docs } = await document.ref.collection(name).get();
      return [name, docs.filter(isForOwner).map((one) => exported(one))] as const;
    }),
  );
  return {
    ...exported(document, exportFields && ((one) => exportFields(one, owner))),
    ...Object.fromEntries(subcollections),
  };
}

function isForOwner(document: DocumentSnapshot): boolean {
  return document.get('visibleToCustomer') !== false && document.get('state') !== 'draft';
}

function exported(
  document: DocumentSnapshot,
  exportFields?: (document: DocumentSnapshot) => ExportedFields,
): Exported {
  const stored = withDates(exportFields ? exportFields(document) : (document.data() ?? {}));
  const fields = Object.entries(stored as object).filter(([name]) => !INTERNAL_FIELDS.has(name));
  return { id: document.id, ...Object.fromEntries(fields) };
}
