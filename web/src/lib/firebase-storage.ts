import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytes,
} from 'firebase/storage';

import { splitHost } from './emulator-host.ts';
import { STORAGE_EMULATOR_HOST } from './env.ts';
import { firebaseApp } from './firebase-app.ts';

/** Files that people send in. Import only from lazy chunks. */
const storage = getStorage(firebaseApp);

if (STORAGE_EMULATOR_HOST) connectStorageEmulator(storage, ...splitHost(STORAGE_EMULATOR_HOST));

/** Puts a file under `path`; the rules say what and where. @throws when they refuse it or the connection fails */
export async function uploadFile(path: string, file: File): Promise<void> {
  await uploadBytes(ref(storage, path), file, { contentType: file.type });
}

/** An address under which whoever may see the file can open it. @throws when they may not */
export function fileAddress(path: string): Promise<string> {
  return getDownloadURL(ref(storage, path));
}
