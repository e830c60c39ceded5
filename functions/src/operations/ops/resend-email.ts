import { conflict, notFound } from '../../http/errors.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { inTransaction, type DocumentSnapshot } from '../../platform/firestore.ts';
import { sendsEmail } from '../../platform/email-setting.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { isStuckEmail, emailExpiry, mailRef } from '../../records/email-record.ts';
import type { OpsAction } from './ops-actions.ts';

/** Makes the Trigger Email extension send an email again. */
const AGAIN = 'RETRY';

/**
 * Sends an email again that failed or was not picked up. Throws 404, 409 mail_is_held when emails are turned off,
 * and 409 not_refused for an email that was sent or is being sent.
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
    // The fields that the extension sets for new emails, in case it has never seen this one.
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

/** The available action; null for an email that was sent, is held back or is being sent. */
export function resendAction(ref: DocumentSnapshot, now: Date): 'retry' | 'send' | null {
  if (!sendsEmail()) return null;
  if (ref.get('delivery.state') === 'ERROR') return 'retry';
  return isStuckEmail(ref, now) ? 'send' : null;
}
