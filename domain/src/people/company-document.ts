import { quoteFileProblem } from '../quotes/quote-files.ts';
import type { Message } from '../messages/message.ts';
import { fileMessages } from '../messages/file-messages.ts';

/** A PDF, or a scan. */
const ENDING = /\.(pdf|jpe?g|png)$/i;

export const COMPANY_DOCUMENT_ACCEPT = '.pdf,.jpg,.jpeg,.png';

/** Why a file cannot be a company document; null when it can. @param head its first `SNIFFED_BYTES` bytes */
export function companyDocumentProblem(
  name: string,
  size: number,
  head: Uint8Array,
): Message | null {
  return ENDING.test(name)
    ? quoteFileProblem(name, size, head)
    : fileMessages.choose_company_document();
}
