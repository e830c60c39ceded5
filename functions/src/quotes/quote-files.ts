import { quoteFileProblem, SNIFFED_BYTES } from '@kargha/domain/quote-files';

import { invalid, notFound } from '../http/errors.ts';
import { deleteFile, headOfFile, readPrivateFile } from '../platform/private-files.ts';
import { findQuote } from '../records/quote-record.ts';
import { noSuchQuote } from './quote-access.ts';

/** Where a buyer uploads the files of a request; the storage rules let nobody else write there. */
function pathOf(uid: string, quoteId: string, name: string): string {
  return `quotes/${uid}/${quoteId}/${name}`;
}

/**
 * The Storage paths of the files that a buyer has uploaded for a request. What its content does not bear out is thrown
 * away. Throws 400 invalid, with a sentence for each file that cannot be attached.
 */
export async function uploadedFiles(
  uid: string,
  quoteId: string,
  names: readonly string[],
): Promise<string[]> {
  const paths = [...new Set(names)].map((name) => pathOf(uid, quoteId, name));
  const problems = await Promise.all(paths.map(problemOf));
  const wrong = problems.findIndex((problem) => problem !== null);
  if (wrong < 0) return paths;
  await Promise.all(paths.filter((_, index) => problems[index] !== null).map(deleteFile));
  const name = nameOf(paths[wrong] ?? '');
  throw invalid(`${name}: ${problems[wrong] ?? ''}`, { files: problems[wrong] });
}

async function problemOf(path: string): Promise<string | null> {
  const file = await headOfFile(path, SNIFFED_BYTES);
  if (!file) return 'This file has not arrived. Please attach it again.';
  return quoteFileProblem(nameOf(path), file.size, file.head);
}

/**
 * One file of a request, for its buyer and for staff. Throws 404 not_found for everybody else, and for what is not
 * attached.
 * @param reader uid of the buyer; null for staff
 */
export async function attachedFile(
  quoteId: string,
  name: string,
  reader: string | null,
): Promise<Buffer> {
  const quote = await findQuote(quoteId);
  if (!quote || (reader !== null && quote.uid !== reader)) throw noSuchQuote();
  const path = quote.files.find((one) => nameOf(one) === name);
  const content = path === undefined ? null : await readPrivateFile(path);
  if (!content) throw notFound('This file is not there any more.');
  return content;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
