import { MINUTE_MS, SECOND_MS } from '@kargha/domain/records/time-spans';

import type { Query } from '../../platform/firestore.ts';
import { runInBatches } from '../../platform/run-in-batches.ts';
import { emails } from '../../records/email-record.ts';
import type { EmailSender } from './email-sender.ts';
import { sendEmail } from './send-email.ts';

/** Of each kind in one run; the next run sends the others. */
const MOST = 200;
const AT_ONCE = 10;
/** Nothing is begun later: each of the last ones may wait for its turn, and the function ends after a minute. */
const RUN_MS = 20 * SECOND_MS;
/** The event of a new email has that long to send it. */
const GRACE_MS = 2 * MINUTE_MS;

/**
 * Sends what nothing else has sent: emails whose event or task was lost, whose attempt broke off, or that were
 * queued before there was a mail server. The next run sends what this one has no time for. Returns how many were due.
 */
export async function sendWaitingEmails(sender: EmailSender): Promise<number> {
  const now = sender.now();
  const mail = emails();
  const queuedBefore = new Date(now.getTime() - GRACE_MS);
  const isQueued = (waiting: Query) =>
    waiting.where('queuedAt', '<=', queuedBefore).orderBy('queuedAt');
  const waiting = [
    isQueued(mail.where('delivery', '==', null)),
    isQueued(mail.where('delivery.state', '==', 'PENDING')),
    mail.where('delivery.nextAttemptAt', '<=', now),
    mail.where('delivery.leaseExpireTime', '<=', now),
  ];
  const pages = await Promise.all(waiting.map((some) => some.limit(MOST).select().get()));
  const ids = pages.flatMap(({ docs }) => docs.map(({ id }) => id));
  const end = now.getTime() + RUN_MS;
  await runInBatches(ids, AT_ONCE, async (id) => {
    if (sender.now().getTime() < end) await sendEmail(sender, id);
  });
  return ids.length;
}
