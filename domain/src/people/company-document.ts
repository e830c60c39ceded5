import { quoteFileProblem } from '../quotes/quote-files.ts';

/** A PDF, or a scan. */
const ENDING = /\.(pdf|jpe?g|png)$/i;

export const COMPANY_DOCUMENT_ACCEPT = '.pdf,.jpg,.jpeg,.png';

/** Why a file cannot be a company document; null when it can. @param head its first `SNIFFED_BYTES` bytes */
export function companyDocumentProblem(
  name: string,
  size: number,
  head: Uint8Array,
): string | null {
  return ENDING.test(name)
    ? quoteFileProblem(name, size, head)
    : 'Please choose a PDF, JPEG or PNG of at most 10 MB.';
}
