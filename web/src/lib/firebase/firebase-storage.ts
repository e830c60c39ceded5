import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';

import { splitHost } from './emulator-host.ts';
import { STORAGE_EMULATOR_HOST } from '../server/env.ts';
import { firebaseApp } from './firebase-app.ts';

/** Files that people send in. Import only from lazy chunks. */
const storage = getStorage(firebaseApp);

if (STORAGE_EMULATOR_HOST) connectStorageEmulator(storage, ...splitHost(STORAGE_EMULATOR_HOST));

/** Puts a file under `path`; the rules say what and where. @throws when they refuse it or the connection fails */
export async function uploadFile(path: string, file: File): Promise<void> {
  await uploadBytes(ref(storage, path), file, { contentType: file.type });
}

/**
 * Puts a file under `path` and tells how much of it has arrived, from 0 to 1.
 * @throws when the rules refuse it or the connection fails
 */
export async function uploadWithProgress(
  path: string,
  file: File,
  { type, onProgress }: { type: string; onProgress: (share: number) => void },
): Promise<void> {
  const upload = uploadBytesResumable(ref(storage, path), file, { contentType: type });
  upload.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes);
  });
  await upload;
}

/** @throws when the rules refuse it or the file is not there */
export async function removeFile(path: string): Promise<void> {
  await deleteObject(ref(storage, path));
}

/** An address under which whoever may see the file can open it. @throws when they may not */
export function fileAddress(path: string): Promise<string> {
  return getDownloadURL(ref(storage, path));
}
