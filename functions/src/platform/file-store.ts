import { randomUUID } from 'node:crypto';
import { getDownloadURL, getStorage } from 'firebase-admin/storage';

import { adminApp } from './admin-app.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

/** Writes a public file and gives its address. A path is written once and never changes. */
export async function saveFile(
  path: string,
  content: Buffer,
  contentType: string,
): Promise<string> {
  const file = fileAt(path);
  await file.save(content, {
    resumable: false,
    contentType,
    metadata: { cacheControl: A_YEAR, metadata: { firebaseStorageDownloadTokens: randomUUID() } },
  });
  return getDownloadURL(file);
}

/** Writes a file for those whom the storage rules let in; their browsers may keep it. A path is written once. */
export function saveGuardedFile(path: string, content: Buffer, contentType: string): Promise<void> {
  const metadata = { cacheControl: 'private' };
  return fileAt(path).save(content, { resumable: false, contentType, metadata });
}

/** Writes a file that only the server hands out; no cache may hold it. */
export function savePrivateFile(path: string, content: Buffer, contentType: string): Promise<void> {
  const metadata = { cacheControl: 'private, no-store' };
  return fileAt(path).save(content, { resumable: false, contentType, metadata });
}

/** What is in a file, whoever may read it; null when there is none. */
export async function readStoredFile(path: string): Promise<Buffer | null> {
  const file = fileAt(path);
  const [exists] = await file.exists();
  if (!exists) return null;
  const [content] = await file.download();
  return content;
}

/** How large a file is, in bytes, and how it begins; null when there is none. */
export async function headOfFile(
  path: string,
  bytes: number,
): Promise<{ size: number; head: Buffer } | null> {
  const file = fileAt(path);
  const [exists] = await file.exists();
  if (!exists) return null;
  const [metadata] = await file.getMetadata();
  const [content] = await file.download({ start: 0, end: bytes - 1 });
  return { size: Number(metadata.size ?? content.length), head: content.subarray(0, bytes) };
}

/** True when there is such a file. */
export async function fileExists(path: string): Promise<boolean> {
  const [exists] = await fileAt(path).exists();
  return exists;
}

/** Removes a file; one that is gone already is fine. */
export async function deleteFile(path: string): Promise<void> {
  await fileAt(path).delete({ ignoreNotFound: true });
}

/** Removes a public file by the address that it got; one that is gone already is fine. */
export async function deleteSavedFile(address: string): Promise<void> {
  await deleteFile(decodeURIComponent(new URL(address).pathname.split('/o/').at(-1) ?? ''));
}

/** Removes every file of a folder; a folder without files is fine, and so is somebody who removes it too. */
export async function removeFiles(folder: string): Promise<void> {
  const [files] = await bucket().getFiles({ prefix: `${folder}/` });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}

/** What a folder says of one of its files. */
export interface StoredFile {
  path: string;
  bytes: number;
  type: string;
  /** ISO 8601 */
  savedAt: string;
}

/** The files of a folder, at whatever depth; none of one that is not there. */
export async function filesIn(folder: string): Promise<StoredFile[]> {
  const [files] = await bucket().getFiles({ prefix: `${folder}/` });
  return files.map(({ name, metadata: { size, contentType, timeCreated } }) => ({
    path: name,
    bytes: Number(size ?? 0),
    type: contentType ?? '',
    savedAt: timeCreated ?? '',
  }));
}

/** Removes those files below a folder, at whatever depth, of which this is true; a thousand are looked at at a time. */
export async function removeFilesWhere(
  folder: string,
  isGone: (path: string) => boolean,
): Promise<void> {
  let pageToken: string | undefined;
  do {
    const page = { prefix: `${folder}/`, autoPaginate: false, maxResults: 1000 };
    const [files, next] = await bucket().getFiles({ ...page, ...(pageToken && { pageToken }) });
    const gone = files.filter(({ name }) => isGone(name));
    await Promise.all(gone.map((file) => file.delete({ ignoreNotFound: true })));
    // Null after the last page, whatever its type says.
    pageToken = (next as typeof next | null)?.pageToken;
  } while (pageToken);
}

function fileAt(path: string) {
  return bucket().file(path);
}

function bucket() {
  return getStorage(adminApp()).bucket();
}
