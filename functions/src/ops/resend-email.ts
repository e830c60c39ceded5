import { conflict, notFound } from '../http/errors.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { inTransaction, type DocumentSnapshot } from '../platform/firestore.ts';
import { sendsEmail } from '../platform/email-setting.ts';
import { writeAudit } from '../records/audit-record.ts';
import { isStuckEmail, emailExpiry, mailRef } from '../records/mail-record.ts';
import type { OpsAction } from './ops-actions.ts';

/** What the Trigger Email extension takes for a wish to send a letter once more. */
const AGAIN = 'RETRY';

/**
 * Has a letter that was refused, or that nobody took, sent once more. Throws 404, 409 mail_is_held where no mail leaves,
 * and 409 not_refused for a letter that was sent or is on its way.
 */
export function resendEmail({ now }: PaymentContext, { id, by }: OpsAction): Promise<string> {
  if (!sendsEmail())
    throw conflict('mail_is_held', 'Emails are turned off here (MAIL_TO_CUSTOMERS).');
  const ref = mailRef(id);
  return inTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) throw notFound('We could not find this email.');
    const at = now();
    if (resendAction(stored, at) === null) {
      throw conflict('not_refused', 'This email was sent or is being sent.');
    }
    const before: unknown = stored.get('delivery.state') ?? null;
    // What the extension writes to a letter that it sees for the first time: it may never have seen this one.
    transaction.update(ref, {
      'delivery.state': AGAIN,
      'delivery.startTime': at,
      'delivery.expireAt': emailExpiry(at),
    });
    writeAudit(transaction, {
      action: 'ops.mailResend',
      target: ref.path,
      actor: by,
      before: { state: before },
      after: { state: AGAIN },
      reason: '',
      at,
    });
    return AGAIN.toLowerCase();
  });
}

/** What staff can do about a letter: send it again, or at last; null for one that was sent, is held or is on its way. */
export function resendAction(ref: DocumentSnapshot, now: Date): 'retry' | 'send' | null {
  if (!sendsEmail()) return null;
  if (ref.get('delivery.state') === 'ERROR') return 'retry';
  return isStuckEmail(ref, now) ? 'send' : null;
}
