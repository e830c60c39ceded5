import { MINUTE_MS } from '@kargha/domain/records/time-spans';
import { recordOf, textOf } from '@kargha/domain/records/stored-record';

import { sendsEmail } from '../../platform/email-setting.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import type { AcceptedEmail, MailServer, OutgoingEmail } from '../../platform/mail-server.ts';
import {
  emailExpiry,
  mailRef,
  readEmailOrSkip,
  type StoredEmail,
} from '../../records/email-record.ts';
import { mayHaveArrived, nextAttempt, smtpFailure, type SmtpFailure } from './smtp-failure.ts';
import { suppress, suppressedAmong } from './suppressed-address.ts';

/** An attempt ends before its lease does: the function's timeout is one minute. */
const SHORTEST_LEASE_MS = 2 * MINUTE_MS;

export interface EmailSender {
  server: MailServer;
  now: () => Date;
  /** host of the shop, for Message-IDs */
  host: string;
  /** calls `sendEmail` again at this time */
  scheduleAttempt: (mailId: string, attempts: number, at: Date) => Promise<void>;
}

interface Attempt {
  count: number;
  email: OutgoingEmail;
}

/**
 * Sends mail/{id} if it is due: new, to be tried again by now, or left by an attempt that broke off. A claim
 * lasts for the lease, so two calls send it once. An attempt that ends between the server's answer and our note
 * of it leads to a second copy with the same Message-ID; `delivery.unsure` counts them. All attempts count, so there is
 * an end to them. Sends nothing while emails are switched off (MAIL_TO_CUSTOMERS).
 */
export async function sendEmail(sender: EmailSender, id: string): Promise<void> {
  const attempt = sendsEmail() ? await claim(sender, id) : null;
  if (!attempt) return;
  const outcome = await sender.server.send(attempt.email).then(
    (accepted) => ({ accepted }),
    (error: unknown) => ({ error }),
  );
  if ('accepted' in outcome) await settleSent(sender, id, outcome.accepted);
  else await settleFailed(sender, id, attempt, outcome.error);
}

function claim({ now: clock, host }: EmailSender, id: string): Promise<Attempt | null> {
  const ref = mailRef(id);
  return inTransaction(async (transaction) => {
    const stored = readEmailOrSkip(await transaction.get(ref));
    const now = clock();
    if (!stored || !isDue(stored, now)) return null;
    const { state, attempts, unsure } = stored.delivery;
    const delivery = {
      attempts: attempts + 1,
      unsure: state === 'PROCESSING' ? unsure + 1 : unsure,
      startTime: now,
      expireAt: emailExpiry(stored.queuedAt ?? now),
    };
    if (state === 'PROCESSING' && nextAttempt(attempts, now) === null) {
      const end = { state: 'ERROR', endTime: now, error: 'Each attempt ended without an answer.' };
      transaction.update(ref, { delivery: { ...delivery, attempts, ...end } });
      return null;
    }
    const suppressed = await suppressedAmong(transaction, stored.to, now);
    const to = stored.to.filter((address) => !suppressed.includes(address));
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

function settleSent(sender: EmailSender, id: string, accepted: AcceptedEmail): Promise<void> {
  const ref = mailRef(id);
  return inTransaction(async (transaction) => {
    const stored = readEmailOrSkip(await transaction.get(ref));
    if (!stored || stored.delivery.state === 'SUCCESS') return;
    const now = sender.now();
    for (const { address, response } of accepted.rejected) {
      if (failureIn(response) === 'no_mailbox') suppress(transaction, { address, response }, now);
    }
    transaction.update(ref, {
      'delivery.state': 'SUCCESS',
      'delivery.endTime': now,
      'delivery.leaseExpireTime': null,
      'delivery.info': { response: accepted.response, rejected: [...accepted.rejected] },
      'delivery.error': null,
    });
  });
}

async function settleFailed(
  sender: EmailSender,
  id: string,
  attempt: Attempt,
  thrown: unknown,
): Promise<void> {
  const error = errorFields(thrown);
  const failure = smtpFailure(error);
  const { count } = attempt;
  const again = failure === 'temporary' ? nextAttempt(count, sender.now()) : null;
  const isSettled = await inTransaction(async (transaction) => {
    const stored = readEmailOrSkip(await transaction.get(mailRef(id)))?.delivery;
    // A later attempt has taken over and decides.
    if (stored?.state !== 'PROCESSING' || stored.attempts !== count) return false;
    const now = sender.now();
    if (failure === 'no_mailbox') {
      for (const address of attempt.email.to) suppress(transaction, { address, ...error }, now);
    }
    transaction.update(mailRef(id), {
      'delivery.state': again ? 'RETRY' : 'ERROR',
      'delivery.endTime': now,
      'delivery.leaseExpireTime': null,
      'delivery.nextAttemptAt': again,
      'delivery.unsure': stored.unsure + Number(mayHaveArrived(error)),
      'delivery.error': error.text,
    });
    return true;
  });
  log.warn('An email was not accepted.', {
    mail: id,
    attempt: count,
    failure,
    code: error.responseCode,
  });
  if (again && isSettled) await sender.scheduleAttempt(id, count, again);
}

function failureIn(response: string): SmtpFailure {
  return smtpFailure({ response, responseCode: Number(response.slice(0, 3)), command: 'RCPT TO' });
}

function errorFields(thrown: unknown) {
  const { response, responseCode, command, code, syscall } = recordOf(thrown);
  return {
    text: thrown instanceof Error ? thrown.message : String(thrown),
    response: textOf(response),
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
    command: textOf(command),
    code: textOf(code),
    syscall: textOf(syscall),
  };
}
