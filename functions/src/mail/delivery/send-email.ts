import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { sendsEmail } from '../../platform/email-setting.ts';
import { inTransaction } from '../../platform/firestore.ts';
import {
  emailExpiry,
  mailRef,
  readEmailOrSkip,
  recipientsLeft,
  type StoredEmail,
} from '../../records/email-record.ts';
import type { EmailSender } from './email-sender.ts';
import { settleAnswer, settleFailed, type Attempt } from './settle-email.ts';
import { nextAttempt } from './smtp-failure.ts';
import { suppressedAmong } from './suppressed-address.ts';

/** An attempt ends before its lease does: the function's timeout is one minute. */
const SHORTEST_LEASE_MS = 2 * MINUTE_MS;

/**
 * Sends mail/{id} if it is due: new, to be tried again by now, or left by an attempt that broke off. A claim
 * lasts for the lease, so two calls send it once. An attempt that ends between the server's answer and our note
 * of it leads to a second copy with the same Message-ID; `delivery.unsure` counts them. Attempts count, so there is an
 * end to them, unless the server takes no email at all. Sends nothing while emails are switched off (MAIL_TO_CUSTOMERS).
 */
export async function sendEmail(sender: EmailSender, id: string): Promise<void> {
  const attempt = sendsEmail() ? await claim(sender, id) : null;
  if (!attempt) return;
  const outcome = await sender.server.send(attempt.email).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if ('answer' in outcome) await settleAnswer(sender, id, attempt, outcome.answer);
  else await settleFailed(sender, id, attempt, outcome.error);
}

function claim({ now: clock, host }: EmailSender, id: string): Promise<Attempt | null> {
  const ref = mailRef(id);
  return inTransaction(async (transaction) => {
    const stored = readEmailOrSkip(await transaction.get(ref));
    const now = clock();
    if (!stored || !isDue(stored, now)) return null;
    const { state, attempts, unsure, left, serverRefuses } = stored.delivery;
    const delivery = {
      attempts: attempts + 1,
      unsure: state === 'PROCESSING' ? unsure + 1 : unsure,
      startTime: now,
      left,
      serverRefuses,
      expireAt: emailExpiry(stored.queuedAt ?? now),
    };
    if (state === 'PROCESSING' && nextAttempt(attempts, now) === null) {
      const end = { state: 'ERROR', endTime: now, error: 'Each attempt ended without an answer.' };
      transaction.update(ref, { delivery: { ...delivery, attempts, ...end } });
      return null;
    }
    const wanted = recipientsLeft(stored);
    const suppressed = await suppressedAmong(transaction, wanted, now);
    const to = wanted.filter((address) => !suppressed.includes(address));
    if (to.length === 0) {
      const end = { state: 'SUPPRESSED', endTime: now, error: 'This mailbox does not exist.' };
      transaction.update(ref, { delivery: { ...delivery, ...end } });
      return null;
    }
    const leaseExpireTime = leaseEnd(delivery.attempts, now);
    transaction.update(ref, { delivery: { ...delivery, state: 'PROCESSING', leaseExpireTime } });
    const { message, headers } = stored;
    const email = { ...message, headers, to, messageId: `<${id}@${host}>` };
    return { count: delivery.attempts, email };
  });
}

/** Attempts that break off are as far apart as those that fail. */
function leaseEnd(attempts: number, now: Date): Date {
  const shortest = now.getTime() + SHORTEST_LEASE_MS;
  return new Date(Math.max(shortest, nextAttempt(attempts, now)?.getTime() ?? 0));
}

/** Also true for an email whose attempt has broken off. */
function isDue({ delivery }: StoredEmail, now: Date): boolean {
  const { state, nextAttemptAt, leaseExpireTime } = delivery;
  if (state === '' || state === 'PENDING') return true;
  if (state === 'RETRY') return nextAttemptAt === null || nextAttemptAt <= now;
  return state === 'PROCESSING' && (leaseExpireTime === null || leaseExpireTime <= now);
}
