import { lineTitle } from '@kargha/domain/shopping/line-title';
import {
  quoteMessageSchema,
  quoteSchema,
  quoteVersionSchema,
  type QuoteMessage,
  type QuoteRequest,
  type QuoteRequestLine,
  type QuoteVersion,
} from '@kargha/domain/quotes/quote-schema';

import { storedReader } from './stored-reader.ts';

export type ShownQuote = Omit<QuoteRequest, 'uid' | 'updatedAt' | 'remindedVersion'>;

export type ShownVersion = Omit<QuoteVersion, 'createdAt' | 'by'>;

export type ShownMessage = Omit<QuoteMessage, 'by'>;

const readQuote = storedReader('quotes', quoteSchema);
const readMessage = storedReader('quotes/messages', quoteMessageSchema);

export const versionFrom: (stored: unknown) => ShownVersion | undefined = storedReader(
  'quotes/versions',
  quoteVersionSchema,
);

export function quoteFrom(id: string, stored: unknown): QuoteRequest | undefined {
  return readQuote(stored, { id });
}

export function messageFrom(id: string, stored: unknown): ShownMessage | undefined {
  return readMessage(stored, { id });
}

/** One product per line; '' without any. */
export function requestedLinesText(
  lines: readonly QuoteRequestLine[],
  titleOf: (line: QuoteRequestLine) => string = lineTitle,
): string {
  return lines
    .map((line) => `${line.quantity} × ${titleOf(line)}${line.sku === '' ? '' : ` (${line.sku})`}`)
    .join('\n');
}
