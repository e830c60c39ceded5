import type { Message } from '@kargha/domain/messages/message';
import { conflict } from '../../http/errors.ts';
import {
  deleteFile,
  filesIn,
  saveGuardedFile,
  type StoredFile,
} from '../../platform/file-store.ts';

export interface FileQuota {
  folder: string;
  files: number;
  bytes: number;
  full: Message;
}

interface UploadedFile {
  path: string;
  content: Buffer;
  contentType: string;
}

/**
 * Saves an uploaded file without a public link. Throws 409 storage_full when a folder is full. Simultaneous
 * uploads are checked again after saving, and the last ones are removed.
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

/** The file and all that were saved before it. */
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
