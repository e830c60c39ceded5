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
