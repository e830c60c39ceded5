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
  const file = bucket().file(path);
  await file.save(content, {
    resumable: false,
    contentType,
    metadata: { cacheControl: A_YEAR, metadata: { firebaseStorageDownloadTokens: randomUUID() } },
  });
  return getDownloadURL(file);
}

/** Writes a file that only those read whom the storage rules let in. A path is written once and never changes. */
export async function savePrivateFile(
  path: string,
  content: Buffer,
  contentType: string,
): Promise<void> {
  await bucket()
    .file(path)
    .save(content, { resumable: false, contentType, metadata: { cacheControl: 'private' } });
}

/** What is in a file; null when there is none. */
export async function readStoredFile(path: string): Promise<Buffer | null> {
  const file = bucket().file(path);
  const [exists] = await file.exists();
  if (!exists) return null;
  const [content] = await file.download();
  return content;
}

/** Removes every file of a folder; a folder without files is fine, and so is somebody who removes it too. */
export async function removeFiles(folder: string): Promise<void> {
  const [files] = await bucket().getFiles({ prefix: `${folder}/` });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}

export async function fileExists(path: string): Promise<boolean> {
  const [exists] = await bucket().file(path).exists();
  return exists;
}

function bucket() {
  return getStorage(adminApp()).bucket();
}
