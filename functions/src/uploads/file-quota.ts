import { conflict } from '../http/errors.ts';
import { deleteFile, filesIn, saveGuardedFile, type StoredFile } from '../platform/file-store.ts';

/** How much one folder may hold, at any depth. */
export interface FileQuota {
  folder: string;
  files: number;
  bytes: number;
  /** the sentence for a file that finds no room */
  full: string;
}

interface UploadedFile {
  path: string;
  content: Buffer;
  contentType: string;
}

/**
 * Saves an uploaded file where no browser can link to it. Throws 409 storage_full when one of the folders has no room
 * for it. Uploads that arrive together all find room at first: each looks again afterwards, and the last ones give way.
 */
export async function saveWithinQuota(
  quotas: readonly FileQuota[],
  { path, content, contentType }: UploadedFile,
): Promise<void> {
  for (const quota of quotas) {
    const others = (await filesIn(quota.folder)).filter((file) => file.path !== path);
    if (!fits([...others, { bytes: content.length }], quota)) throw full(quota);
  }
  await saveGuardedFile(path, content, contentType);
  for (const quota of quotas) {
    const upToThis = filesUpTo(path, await filesIn(quota.folder));
    if (fits(upToThis, quota)) continue;
    await deleteFile(path);
    throw full(quota);
  }
}

/** The file and those that were saved before it. */
export function filesUpTo(path: string, files: readonly StoredFile[]): StoredFile[] {
  const inOrder = files.toSorted(
    (one, other) => one.savedAt.localeCompare(other.savedAt) || one.path.localeCompare(other.path),
  );
  return inOrder.slice(0, inOrder.findIndex((file) => file.path === path) + 1);
}

function fits(files: readonly Pick<StoredFile, 'bytes'>[], quota: FileQuota): boolean {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return files.length <= quota.files && bytes <= quota.bytes;
}

function full({ full: message }: FileQuota) {
  return conflict('storage_full', message);
}
