import { COLLECTIONS } from '@kargha/domain/records/collections';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import {
  forEachFile,
  deleteFile,
  pathOfAddress,
  type StoredFile,
} from '../../platform/file-store.ts';
import { firestore, type DocumentSnapshot } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';

const MAX_AGE_MS = DAY_MS;

const BATCH_SIZE = 100;

/** The document an upload belongs to, and whether it refers to the upload. */
interface Claim {
  document: string;
  isClaimed: (document: DocumentSnapshot, path: string) => boolean;
}

const SEGMENT = '([^/]+)';
const CLAIMS: readonly [pattern: RegExp, claim: (...ids: string[]) => Claim][] = [
  [
    new RegExp(`^avatars/${SEGMENT}/[^/]+$`),
    (uid) => ({
      document: `${COLLECTIONS.users}/${uid}`,
      isClaimed: (profile, path) => pathOfAddress(textIn(profile, 'avatar')) === path,
    }),
  ],
  [
    new RegExp(`^companies/${SEGMENT}/[^/]+$`),
    (uid) => ({
      document: `${COLLECTIONS.users}/${uid}`,
      isClaimed: (profile, path) => textIn(profile, 'companyVerification.documentPath') === path,
    }),
  ],
  [
    new RegExp(`^quotes/${SEGMENT}/${SEGMENT}/[^/]+$`),
    (_uid, quoteId) => ({ document: `${COLLECTIONS.quotes}/${quoteId}`, isClaimed: isAttached }),
  ],
  [
    new RegExp(`^quotes/${SEGMENT}/${SEGMENT}/${SEGMENT}/[^/]+$`),
    (_uid, quoteId, messageId) => ({
      document: `${COLLECTIONS.quotes}/${quoteId}/messages/${messageId}`,
      isClaimed: isAttached,
    }),
  ],
];

/**
 * Deletes uploads that nothing refers to after a day: abandoned forms and replaced documents. Returns the number
 * of deleted files.
 */
export async function sweepUploads(now: Date, folders = UPLOAD_FOLDERS): Promise<number> {
  const before = new Date(now.getTime() - MAX_AGE_MS);
  let deleted = 0;
  for (const folder of folders) {
    await forEachFile(folder, async (files) => {
      const expired = files.filter(({ savedAt }) => new Date(savedAt) < before);
      for (let at = 0; at < expired.length; at += BATCH_SIZE) {
        deleted += await deleteUnclaimed(expired.slice(at, at + BATCH_SIZE));
      }
    });
  }
  if (deleted > 0) log.info('Unclaimed uploads were deleted.', { gone: deleted });
  return deleted;
}

const UPLOAD_FOLDERS: readonly string[] = ['avatars', 'companies', 'quotes'];

async function deleteUnclaimed(files: readonly StoredFile[]): Promise<number> {
  const claims = files.flatMap(({ path }) => {
    const claim = claimOf(path);
    return claim ? [{ path, ...claim }] : [];
  });
  if (claims.length === 0) return 0;
  const documents = await firestore().getAll(
    ...claims.map(({ document }) => firestore().doc(document)),
  );
  const unclaimed = claims.filter(({ path, isClaimed }, index) => {
    const document = documents[index];
    return !document || !isClaimed(document, path);
  });
  await Promise.all(unclaimed.map(({ path }) => deleteFile(path)));
  return unclaimed.length;
}

function claimOf(path: string): Claim | undefined {
  for (const [pattern, claim] of CLAIMS) {
    const match = pattern.exec(path);
    if (match) return claim(...match.slice(1));
  }
  return undefined;
}

function isAttached(document: DocumentSnapshot, path: string): boolean {
  const files: unknown = document.get('files');
  return Array.isArray(files) && files.includes(path);
}

function textIn(document: DocumentSnapshot, field: string): string {
  const value: unknown = document.get(field);
  return typeof value === 'string' ? value : '';
}
