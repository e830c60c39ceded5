import type { QuoteMessage } from '@kargha/domain/quotes/quote-schema';
import { joinMessages, type Message } from '@kargha/domain/messages/message';
import { quoteFileProblem } from '@kargha/domain/quotes/quote-files';
import { isRecordId } from '@kargha/domain/records/record-id';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';

import { invalid, notFound } from '../../http/errors.ts';
import { deleteFile, headOfFile, readStoredFile } from '../../platform/file-store.ts';
import { findQuote, messageRef, type QuoteRecord } from '../../records/quote-record.ts';
import { quoteNotFound } from './quote-access.ts';

export function requestFolder(uid: string, quoteId: string): string {
  return `quotes/${uid}/${quoteId}`;
}

export function messageFolder(uid: string, quoteId: string, messageId: string): string {
  return `${requestFolder(uid, quoteId)}/${messageId}`;
}

interface MessageFiles extends Pick<QuoteMessage, 'from' | 'by'> {
  quoteId: string;
  messageId: string;
  names: readonly string[];
}

/** Returns the Storage paths. Throws 404 not_found for another buyer's request, and as `uploadedFiles`. */
export async function messageFiles({
  quoteId,
  messageId,
  from,
  by,
  names,
}: MessageFiles): Promise<string[]> {
  const quote = await findQuote(quoteId);
  if (!quote || (from === 'buyer' && quote.uid !== by)) throw quoteNotFound();
  return uploadedFiles(messageFolder(quote.uid, quoteId, messageId), names);
}

/**
 * Returns the Storage paths of uploaded files, and deletes files whose content does not match their name. Throws
 * 400 invalid for the first one.
 */
export async function uploadedFiles(folder: string, names: readonly string[]): Promise<string[]> {
  const paths = [...new Set(names)].map((name) => `${folder}/${name}`);
  const problems = await Promise.all(paths.map(problemOf));
  const wrong = problems.findIndex((problem) => problem !== null);
  if (wrong < 0) return paths;
  await Promise.all(paths.filter((_, index) => problems[index] !== null).map(deleteFile));
  const problem = problems[wrong] ?? quoteMessages.file_not_uploaded();
  const file = quoteMessages.file_named({ file: nameOf(paths[wrong] ?? '') });
  throw invalid(joinMessages([file, problem]), { files: problem });
}

async function problemOf(path: string): Promise<Message | null> {
  const file = await headOfFile(path);
  if (!file) return quoteMessages.file_not_uploaded();
  return quoteFileProblem(nameOf(path), file.size, file.head);
}

/** Throws 404 not_found for other readers and unknown files. `reader` is the uid of the buyer, null for staff. */
export async function readRequestFile(
  quoteId: string,
  name: string,
  reader: string | null,
): Promise<Buffer> {
  const { uid, files } = await requireQuote(quoteId, reader);
  // Buyers write the list of a draft themselves, so it may name other people's files.
  const path = `${requestFolder(uid, quoteId)}/${name}`;
  return contentOf(
    files.filter((file) => file === path),
    name,
  );
}

/** Throws as `readRequestFile`. */
export async function readMessageFile(
  quoteId: string,
  { messageId, name }: { messageId: string; name: string },
  reader: string | null,
): Promise<Buffer> {
  await requireQuote(quoteId, reader);
  if (!isRecordId(messageId)) throw notFound(quoteMessages.file_gone());
  const files: unknown = (await messageRef(quoteId, messageId).get()).get('files');
  return contentOf(Array.isArray(files) ? files.map(String) : [], name);
}

async function requireQuote(quoteId: string, reader: string | null): Promise<QuoteRecord> {
  const quote = await findQuote(quoteId);
  if (!quote || (reader !== null && quote.uid !== reader)) throw quoteNotFound();
  return quote;
}

async function contentOf(files: readonly string[], name: string): Promise<Buffer> {
  const path = files.find((one) => nameOf(one) === name);
  const content = path === undefined ? null : await readStoredFile(path);
  if (!content) throw notFound(quoteMessages.file_gone());
  return content;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
