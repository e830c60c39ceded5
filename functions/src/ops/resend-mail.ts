import { COLLECTIONS } from '@kargha/domain/collections';

import { conflict, notFound } from '../http/errors.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { firestore, inTransaction } from '../platform/firestore.ts';
import { writeAudit } from '../records/audit-record.ts';
import type { OpsDeed } from './ops-deeds.ts';

/** What the Trigger Email extension takes for a wish to send a letter once more. */
const AGAIN = 'RETRY';

/** Has a letter that was refused sent once more. Throws 404, and 409 not_refused for one that was not. */
export function resendMail({ now }: PaymentContext, { id, by }: OpsDeed): Promise<string> {
  const letter = firestore().collection(COLLECTIONS.mail).doc(id);
  return inTransaction(async (transaction) => {
    const stored = await transaction.get(letter);
    if (!stored.exists) throw notFound('There is no such letter.');
    const before: unknown = stored.get('delivery.state');
    if (before !== 'ERROR') throw conflict('not_refused', 'This letter was not refused.');
    transaction.update(letter, { 'delivery.state': AGAIN });
    writeAudit(transaction, {
      action: 'ops.mailResend',
      target: letter.path,
      actor: by,
      before: { state: before },
      after: { state: AGAIN },
      reason: '',
      at: now(),
    });
    return AGAIN.toLowerCase();
  });
}
