import { getStorage } from 'firebase-admin/storage';

import { adminApp } from './admin-app.ts';

/** The bytes of a file that only its owner and staff may have; null when there is none. */
export async function readPrivateFile(path: string): Promise<Buffer | null> {
  const file = getStorage(adminApp()).bucket().file(path);
  const [exists] = await file.exists();
  if (!exists) return null;
  const [content] = await file.download();
  return content;
}

/** Keeps a file without a public address; no cache may hold it. */
export async function savePrivateFile(
  path: string,
  content: Buffer,
  contentType: string,
): Promise<void> {
  const file = getStorage(adminApp()).bucket().file(path);
  await file.save(content, {
    resumable: false,
    contentType,
    metadata: { cacheControl: 'private, no-store' },
  });
}

/** How large a file is and how it begins; null when there is none. */
export async function headOfFile(
  path: string,
  bytes: number,
): Promise<{ size: number; head: Buffer } | null> {
  const file = getStorage(adminApp()).bucket().file(path);
  const [exists] = await file.exists();
  if (!exists) return null;
  const [metadata] = await file.getMetadata();
  const [content] = await file.download({ start: 0, end: bytes - 1 });
  return { size: Number(metadata.size ?? content.length), head: content.subarray(0, bytes) };
}

export async function deleteFile(path: string): Promise<void> {
  await getStorage(adminApp()).bucket().file(path).delete({ ignoreNotFound: true });
}
