import { conflict, notFound } from '../../http/errors.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { afterCommit, inTransaction } from '../../platform/firestore.ts';
import { sendsEmail } from '../../platform/email-setting.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { liftSuppression } from '../../mail/delivery/suppressed-address.ts';
import { scheduleEmail } from '../../mail/delivery/schedule-email.ts';
import {
  emailExpiry,
  isStuckEmail,
  mailRef,
  readEmail,
  recipientsLeft,
  type StoredEmail,
} from '../../records/email-record.ts';
import type { OpsAction } from './ops-actions.ts';

/** The state of an email that is sent again. */
const AGAIN = 'RETRY';

/**
 * Sends an email again that failed, that nothing has sent, or whose mailbox did not exist: staff may know better.
 * Throws 404, 409 mail_is_held when emails are turned off, and 409 not_refused for an email that was sent or is
 * being sent.
 */
export function resendEmail({ now }: PaymentContext, { id, by }: OpsAction): Promise<string> {
  if (!sendsEmail())
    throw conflict('mail_is_held', 'Emails are turned off here (MAIL_TO_CUSTOMERS).');
  const ref = mailRef(id);
  return inTransaction(async (transaction) => {
    const stored = readEmail(await transaction.get(ref));
    if (!stored) throw notFound('We could not find this email.');
    const at = now();
    if (resendAction(stored, at) === null) {
      throw conflict('not_refused', 'This email was sent or is being sent.');
    }
    const { state: before, attempts } = stored.delivery;
    liftSuppression(transaction, recipientsLeft(stored));
    transaction.update(ref, {
      'delivery.state': AGAIN,
      'delivery.startTime': at,
      'delivery.nextAttemptAt': at,
      'delivery.expireAt': emailExpiry(at),
    });
    afterCommit(transaction, () => void scheduleEmail(id, attempts, at));
    writeAudit(transaction, {
      action: 'ops.mailResend',
      target: ref.path,
      actor: by,
      before: { state: before || null },
      after: { state: AGAIN },
      reason: '',
      at,
    });
    return AGAIN.toLowerCase();
  });
}

/** The available action; null for an email that was sent, is held back or is being sent. */
export function resendAction(email: StoredEmail, now: Date): 'retry' | 'send' | null {
  if (!sendsEmail()) return null;
  if (['ERROR', 'SUPPRESSED'].includes(email.delivery.state)) return 'retry';
  return isStuckEmail(email, now) ? 'send' : null;
}
