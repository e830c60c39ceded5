import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { getStorage } from 'firebase-admin/storage';

import { SNIFFED_BYTES } from '@kargha/domain/quotes/quote-files';

import { adminApp } from './admin-app.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

export async function saveFile(
  path: string,
  content: Buffer,
  contentType: string,
): Promise<string> {
  const token = randomUUID();
  await fileAt(path).save(content, {
    resumable: false,
    contentType,
    metadata: { cacheControl: A_YEAR, metadata: { firebaseStorageDownloadTokens: token } },
  });
  const service = process.env.STORAGE_EMULATOR_HOST ?? 'https://firebasestorage.googleapis.com';
  return `${service}/v0/b/${bucket().name}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

/** Saves a file protected by the storage rules. Browsers may cache it. A path is written once. */
export function saveGuardedFile(path: string, content: Buffer, contentType: string): Promise<void> {
  const metadata = { cacheControl: 'private' };
  return fileAt(path).save(content, { resumable: false, contentType, metadata });
}

/** Saves a file that only the server hands out. It must not be cached. */
export function savePrivateFile(path: string, content: Buffer, contentType: string): Promise<void> {
  const metadata = { cacheControl: 'private, no-store' };
  return fileAt(path).save(content, { resumable: false, contentType, metadata });
}

/** Saves a file of any size that only the server hands out. */
export async function savePrivateStream(
  path: string,
  content: Readable,
  contentType: string,
): Promise<void> {
  const metadata = { cacheControl: 'private, no-store' };
  await pipeline(
    content,
    fileAt(path).createWriteStream({ resumable: false, contentType, metadata }),
  );
}

/** Reads a file of any size. The stream fails when there is no such file. */
export function openStoredFile(path: string): Readable {
  return fileAt(path).createReadStream();
}

/** Null when there is no such file. */
export async function readStoredFile(path: string): Promise<Buffer | null> {
  const file = fileAt(path);
  const [exists] = await file.exists();
  if (!exists) return null;
  const [content] = await file.download();
  return content;
}

/** Size in bytes, and the first bytes, which tell its type; null when there is no such file. */
export async function headOfFile(path: string): Promise<{ size: number; head: Buffer } | null> {
  const file = fileAt(path);
  const [exists] = await file.exists();
  if (!exists) return null;
  const [metadata] = await file.getMetadata();
  const [content] = await file.download({ start: 0, end: SNIFFED_BYTES - 1 });
  return {
    size: Number(metadata.size ?? content.length),
    head: content.subarray(0, SNIFFED_BYTES),
  };
}

export async function deleteFile(path: string): Promise<void> {
  await fileAt(path).delete({ ignoreNotFound: true });
}

/** Deletes a public file by its address. Ignores missing files. */
export async function deleteSavedFile(address: string): Promise<void> {
  await deleteFile(pathOfAddress(address));
}

/** The path of a public file's address; '' for other addresses. */
export function pathOfAddress(address: string): string {
  const name = /\/o\/([^/?#]+)/.exec(address)?.[1] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

export async function removeFiles(folder: string): Promise<void> {
  const [files] = await bucket().getFiles({ prefix: `${folder}/` });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}

export interface StoredFile {
  path: string;
  bytes: number;
  type: string;
  savedAt: string;
}

export async function filesIn(folder: string): Promise<StoredFile[]> {
  const [files] = await bucket().getFiles({ prefix: `${folder}/` });
  return files.map(storedFile);
}

export async function removeFilesWhere(
  folder: string,
  isGone: (path: string) => boolean,
): Promise<void> {
  await forEachFile(folder, async (files) => {
    await Promise.all(files.filter(({ path }) => isGone(path)).map(({ path }) => deleteFile(path)));
  });
}

/** Iterates over all files below a folder, a thousand at a time. */
export async function forEachFile(
  folder: string,
  look: (files: StoredFile[]) => Promise<void>,
): Promise<void> {
  let pageToken: string | undefined;
  do {
    const page = { prefix: `${folder}/`, autoPaginate: false, maxResults: 1000 };
    const [files, next] = await bucket().getFiles({ ...page, ...(pageToken && { pageToken }) });
    await look(files.map(storedFile));
    pageToken = (next as typeof next | null)?.pageToken;
  } while (pageToken);
}

function storedFile({ name, metadata }: ReturnType<typeof fileAt>): StoredFile {
  const { size, contentType, timeCreated } = metadata;
  return {
    path: name,
    bytes: Number(size ?? 0),
    type: contentType ?? '',
    savedAt: timeCreated ?? '',
  };
}

function fileAt(path: string) {
  return bucket().file(path);
}

function bucket() {
  return getStorage(adminApp()).bucket();
}
