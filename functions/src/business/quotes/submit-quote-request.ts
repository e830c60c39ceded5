import type { Written } from '@kargha/domain/records/stored-fields';
import type { QuoteRequestLine, quoteSchema } from '@kargha/domain/quotes/quote-schema';
import type { QuoteSubmission } from '@kargha/domain/quotes/quote-request';
import { canTakeStep, quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';

import { dataOwner } from '../../people/users/data-owner.ts';
import { conflict } from '../../http/errors.ts';
import { quoteReceivedEmail } from '../../mail/quote-emails.ts';
import { inTransaction } from '../../platform/firestore.ts';
import type { Identity } from '../../platform/identity.ts';
import { queueEmail } from '../../records/email-record.ts';
import { quoteRef, readQuote } from '../../records/quote-record.ts';
import { quotationLink } from './quotation-link.ts';

interface Submission {
  form: Omit<QuoteSubmission, 'requestId' | 'files' | 'lines'>;
  buyer: Identity;
  id: string;
  files: string[];
  lines: QuoteRequestLine[];
  at: Date;
}

/**
 * Stores a request and queues its confirmation email in one transaction. A draft becomes the request; submitting
 * it again changes nothing. Throws 409 not_allowed when the id belongs to someone else.
 */
export function submitQuoteRequest(submission: Submission): Promise<void> {
  const { id, buyer } = submission;
  return inTransaction(async (transaction) => {
    const before = readQuote(await transaction.get(quoteRef(id)));
    if (before && before.uid !== buyer.uid) {
      throw conflict('not_allowed', quoteMessages.reopen_form());
    }
    if (before && !canTakeStep(quoteStatusAt(before, submission.at), 'submit', 'buyer')) return;
    const quote = newQuote(submission);
    if (before) transaction.set(quoteRef(id), { ...quote, createdAt: before.createdAt });
    else transaction.create(quoteRef(id), quote);
    const mail = quoteReceivedEmail(quote, quotationLink({ id, ...quote }));
    queueEmail(transaction, `quote_${id}_received`, mail);
  });
}

function newQuote({ form: { language, ...form }, buyer, files, lines, at }: Submission) {
  return {
    ...form,
    uid: buyer.uid,
    isEmailProven: dataOwner(buyer).email === form.email.toLowerCase(),
    ...(language === 'hi' && { language }),
    state: 'submitted',
    files,
    lines,
    latestVersion: 0,
    versionState: null,
    validUntil: null,
    orderId: null,
    submittedAt: at,
    firstReplyAt: null,
    quotedAt: null,
    createdAt: at,
    updatedAt: at,
  } satisfies Written<typeof quoteSchema>;
}
