import {
  MAX_QUOTE_FILES,
  quoteFileName,
  quoteFileProblem,
  quoteFileType,
  SNIFFED_BYTES,
} from '@kargha/domain/quotes/quote-files';
import { canTakeStep, quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import { isRecordId } from '@kargha/domain/records/record-id';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';
import { fileMessages } from '@kargha/domain/messages/file-messages';

import { conflict, invalidField, notFound } from '../../http/errors.ts';
import { deleteFile } from '../../platform/file-store.ts';
import { FieldValue, inTransaction } from '../../platform/firestore.ts';
import { findQuote, messageRef, quoteRef, type QuoteRecord } from '../../records/quote-record.ts';
import { saveWithinQuota, type FileQuota } from '../../people/uploads/file-quota.ts';
import { quoteNotFound } from './quote-access.ts';
import { messageFolder, requestFolder } from './quote-files.ts';

const MEGABYTES = 1024 * 1024;

interface RequestFile {
  quoteId: string;
  uid: string;
  name: string;
}

interface MessageFile {
  quoteId: string;
  messageId: string;
  from: 'buyer' | 'shop';
  by: string;
  name: string;
}

/**
 * Stores a file and adds it to the draft. Throws 400 invalid for a file type or size that is not accepted, 404
 * not_found unless it is the buyer's own draft, 409 storage_full.
 */
export async function saveRequestFile(file: RequestFile, content: Buffer): Promise<void> {
  const { quoteId, uid, name } = file;
  refuseInvalidFile(name, content);
  requireOwnDraft(await findQuote(quoteId), uid);
  const folder = requestFolder(uid, quoteId);
  const path = `${folder}/${name}`;
  await saveWithinQuota([quotaOf(folder), quotaOfPerson(uid)], {
    path,
    content,
    contentType: quoteFileType(name) ?? '',
  });
  try {
    await inTransaction(async (transaction) => {
      requireOwnDraft(await findQuote(quoteId, transaction), uid);
      transaction.update(quoteRef(quoteId), { files: FieldValue.arrayUnion(path) });
    });
  } catch (error) {
    await deleteFile(path);
    throw error;
  }
}

/** Does nothing when the file is already gone. Throws 404 not_found as `saveRequestFile`. */
export async function removeRequestFile({ quoteId, uid, name }: RequestFile): Promise<void> {
  const path = `${requestFolder(uid, quoteId)}/${name}`;
  await inTransaction(async (transaction) => {
    requireOwnDraft(await findQuote(quoteId, transaction), uid);
    transaction.update(quoteRef(quoteId), { files: FieldValue.arrayRemove(path) });
  });
  await deleteFile(path);
}

/**
 * Stores a file for a message. Throws 400 invalid, 404 not_found for another buyer's request, 409 not_allowed when
 * the request is closed or the message is sent, 409 storage_full.
 */
export async function saveMessageFile(
  file: MessageFile,
  content: Buffer,
  now: Date,
): Promise<void> {
  const { from, name } = file;
  refuseInvalidFile(name, content);
  const quote = await quoteOfWriter(file);
  if (!canTakeStep(quoteStatusAt(quote, now), 'message', from === 'buyer' ? 'buyer' : 'staff')) {
    throw conflict('not_allowed', quoteMessages.request_closed());
  }
  const folder = messageFolder(quote.uid, quote.id, file.messageId);
  // Staff also upload into the buyer's folder: only the buyer's own uploads count towards their limit.
  const quotas = from === 'buyer' ? [quotaOf(folder), quotaOfPerson(quote.uid)] : [quotaOf(folder)];
  const contentType = quoteFileType(name) ?? '';
  await saveWithinQuota(quotas, { path: `${folder}/${name}`, content, contentType });
}

/** Does nothing when the file is already gone. Throws as `saveMessageFile`. */
export async function removeMessageFile(file: MessageFile): Promise<void> {
  const quote = await quoteOfWriter(file);
  await deleteFile(`${messageFolder(quote.uid, quote.id, file.messageId)}/${file.name}`);
}

async function quoteOfWriter({ quoteId, messageId, from, by }: MessageFile): Promise<QuoteRecord> {
  const quote = await findQuote(quoteId);
  if (!quote || (from === 'buyer' && quote.uid !== by)) throw quoteNotFound();
  if (!isRecordId(messageId)) throw notFound(quoteMessages.message_not_found());
  if ((await messageRef(quoteId, messageId).get()).exists) {
    throw conflict('not_allowed', quoteMessages.message_sent());
  }
  return quote;
}

/** Throws 404 unless it is a draft of this buyer. */
function requireOwnDraft(quote: QuoteRecord | null, uid: string): void {
  if (quote?.uid !== uid || quote.state !== 'draft') throw quoteNotFound();
}

function refuseInvalidFile(name: string, content: Buffer): void {
  const isPlain = name.length <= 100 && quoteFileName(name) === name;
  const problem = isPlain
    ? quoteFileProblem(name, content.length, content.subarray(0, SNIFFED_BYTES))
    : fileMessages.file_name_not_valid();
  if (problem !== null) throw invalidField('files', problem);
}

function quotaOf(folder: string): FileQuota {
  return {
    folder,
    files: MAX_QUOTE_FILES,
    bytes: 50 * MEGABYTES,
    full: quoteMessages.files_too_large({ max: MAX_QUOTE_FILES }),
  };
}

function quotaOfPerson(uid: string): FileQuota {
  return {
    folder: `quotes/${uid}`,
    files: 200,
    bytes: 500 * MEGABYTES,
    full: quoteMessages.storage_full(),
  };
}
