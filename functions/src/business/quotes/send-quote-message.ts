import type { QuoteMessage, QuoteVersion } from '@kargha/domain/quotes/quote-schema';
import { canTakeStep, quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';

import { conflict, invalid } from '../../http/errors.ts';
import { quoteMessageEmail } from '../../mail/quote-emails.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { queueEmail } from '../../records/email-record.ts';
import {
  findQuote,
  messageRef,
  quoteRef,
  readVersion,
  versionRef,
  createQuoteMessage,
  type QuoteRecord,
} from '../../records/quote-record.ts';
import { quoteNotFound } from './quote-access.ts';
import { quotationLink } from './quotation-link.ts';

interface SentMessage {
  quoteId: string;
  from: QuoteMessage['from'];
  by: string;
  messageId: string;
  text: string;
  version: number | null;
  line: number | null;
  files: readonly string[];
  at: Date;
}

/**
 * Adds a message to a request; it may refer to a line of an offer. The same message id is stored once. Throws 404
 * not_found for an unknown request and for another buyer's, 400 invalid for an unknown line, 409 not_allowed for a
 * closed request.
 */
export function sendQuoteMessage(message: SentMessage): Promise<void> {
  const { quoteId, from, by, messageId, at } = message;
  return inTransaction(async (transaction) => {
    const quote = await findQuote(quoteId, transaction);
    if (!quote || (from === 'buyer' && quote.uid !== by)) throw quoteNotFound();
    if ((await transaction.get(messageRef(quoteId, messageId))).exists) return;
    if (!canTakeStep(quoteStatusAt(quote, at), 'message', from === 'buyer' ? 'buyer' : 'staff')) {
      throw conflict('not_allowed', quoteMessages.request_closed());
    }
    await refuseMissingLine(transaction, quote, message);
    const { text, version, line, files } = message;
    const written = { from, by, text, version, line, files: [...files], at };
    createQuoteMessage(transaction, quoteId, messageId, written);
    if (from === 'shop') recordShopReply(transaction, quote, message);
    else transaction.update(quoteRef(quoteId), { updatedAt: at });
  });
}

/** Emails the buyer, stops the 24-hour clock and writes the audit row. */
function recordShopReply(
  transaction: Transaction,
  quote: QuoteRecord,
  { by, messageId, text, at }: SentMessage,
): void {
  const { id, firstReplyAt } = quote;
  transaction.update(quoteRef(id), { firstReplyAt: firstReplyAt ?? at, updatedAt: at });
  queueEmail(
    transaction,
    `quote_${id}_message_${messageId}`,
    quoteMessageEmail(quote, text, quotationLink(quote)),
  );
  writeAudit(transaction, {
    action: 'quote.message',
    target: quoteRef(id).path,
    actor: by,
    before: null,
    after: { messageId },
    reason: '',
    at,
  });
}

async function refuseMissingLine(
  transaction: Transaction,
  { id, latestVersion }: QuoteRecord,
  { version, line }: SentMessage,
): Promise<void> {
  if (version === null && line === null) return;
  const isSent = version !== null && version <= latestVersion;
  const offer = isSent ? readVersion(await transaction.get(versionRef(id, version))) : null;
  if (!offer || !hasLine(offer, line)) throw invalid(quoteMessages.line_unknown());
}

function hasLine({ lines }: QuoteVersion, line: number | null): boolean {
  return line === null || line < lines.length;
}
