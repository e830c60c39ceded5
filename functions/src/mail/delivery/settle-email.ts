import { recordOf, textOf } from '@kargha/domain/records/stored-record';

import { inTransaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import type {
  MailServerAnswer,
  OutgoingEmail,
  RefusedAddress,
} from '../../platform/mail-server.ts';
import { mailRef, readEmailOrSkip } from '../../records/email-record.ts';
import type { EmailSender } from './email-sender.ts';
import {
  mayHaveArrived,
  nextAttempt,
  nextAttemptOfAny,
  smtpFailure,
  type SmtpFailure,
} from './smtp-failure.ts';
import { suppress } from './suppressed-address.ts';

export interface Attempt {
  count: number;
  email: OutgoingEmail;
}

/**
 * Writes down what the server answered for each recipient. Only those that it put off are tried again; only mailboxes
 * that it said do not exist are suppressed.
 */
export async function settleAnswer(
  sender: EmailSender,
  id: string,
  attempt: Attempt,
  answer: MailServerAnswer,
): Promise<void> {
  const { again, gone, left } = outcomeOf(answer, attempt, sender.now());
  const isSettled = await inTransaction(async (transaction) => {
    const stored = readEmailOrSkip(await transaction.get(mailRef(id)))?.delivery;
    if (!stored || stored.state === 'SUCCESS') return false;
    // A later attempt has taken over and decides, unless everyone has it by now.
    if (left.length > 0 && !isOf(attempt, stored)) return false;
    const now = sender.now();
    for (const one of gone) suppress(transaction, one, now);
    transaction.update(mailRef(id), {
      'delivery.state': stateAfter(again, left),
      'delivery.endTime': now,
      'delivery.leaseExpireTime': null,
      'delivery.nextAttemptAt': again,
      'delivery.info': { response: answer.response, rejected: [...answer.rejected] },
      ...missingFields(left, attempt),
      'delivery.serverRefuses': false,
    });
    return true;
  });
  const refused = answer.rejected.length;
  if (refused > 0) log.warn('An email was not accepted for everyone.', { mail: id, refused });
  if (again && isSettled) await sender.scheduleAttempt(id, attempt.count, again);
}

/** Who does not have the email, and when it is tried again for those who may still get it. */
function outcomeOf({ rejected }: MailServerAnswer, { count, email }: Attempt, now: Date) {
  const having = (wanted: SmtpFailure) =>
    rejected.filter((one) => recipientFailure(one) === wanted);
  const [gone, putOff] = [having('no_mailbox'), having('temporary')];
  const again = putOff.length > 0 ? nextAttempt(count, now) : null;
  if (again) return { again, gone, left: putOff };
  // Of several recipients, one without a mailbox is no failure.
  const isAccepted = rejected.length < email.to.length;
  const left = isAccepted ? rejected.filter((one) => !gone.includes(one)) : rejected;
  return { again, gone, left };
}

function stateAfter(again: Date | null, left: readonly RefusedAddress[]): string {
  if (again) return 'RETRY';
  return left.length > 0 ? 'ERROR' : 'SUCCESS';
}

/** Writes down that no one got the email: the server refused its text or all emails, or did not answer. */
export async function settleFailed(
  sender: EmailSender,
  id: string,
  { count, email }: Attempt,
  thrown: unknown,
): Promise<void> {
  const error = errorFields(thrown);
  const failure = smtpFailure(error);
  const again = timeOfNext(failure, count, sender.now());
  const isSettled = await inTransaction(async (transaction) => {
    const stored = readEmailOrSkip(await transaction.get(mailRef(id)))?.delivery;
    // A later attempt has taken over and decides.
    if (!stored || !isOf({ count }, stored)) return false;
    const now = sender.now();
    for (const address of failure === 'no_mailbox' ? onlyRecipient(email) : []) {
      suppress(transaction, { address, response: error.response }, now);
    }
    transaction.update(mailRef(id), {
      'delivery.state': again ? 'RETRY' : 'ERROR',
      'delivery.endTime': now,
      'delivery.leaseExpireTime': null,
      'delivery.nextAttemptAt': again,
      'delivery.unsure': stored.unsure + Number(mayHaveArrived(error)),
      'delivery.error': error.text,
      'delivery.serverRefuses': failure === 'any_email',
      // It was not about this email, which keeps its attempts.
      ...(failure === 'any_email' && { 'delivery.attempts': count - 1 }),
    });
    return true;
  });
  const { responseCode: code } = error;
  log.warn('An email was not accepted.', { mail: id, attempt: count, failure, code });
  if (again && isSettled) await sender.scheduleAttempt(id, count, again);
}

/** After the text, the answer for several recipients does not say whose mailbox is missing. */
function onlyRecipient({ to }: OutgoingEmail): readonly string[] {
  return to.length === 1 ? to : [];
}

function isOf({ count }: Pick<Attempt, 'count'>, stored: { state: string; attempts: number }) {
  return stored.state === 'PROCESSING' && stored.attempts === count;
}

function timeOfNext(failure: SmtpFailure, count: number, now: Date): Date | null {
  if (failure === 'any_email') return nextAttemptOfAny(now);
  return failure === 'temporary' ? nextAttempt(count, now) : null;
}

function recipientFailure({ response }: RefusedAddress): SmtpFailure {
  return smtpFailure({ response, responseCode: Number(response.slice(0, 3)), command: 'RCPT TO' });
}

function missingFields(left: readonly RefusedAddress[], { email }: Attempt) {
  if (left.length === 0) return { 'delivery.left': null, 'delivery.error': null };
  const answers = left.map(({ response }) => response).join('; ');
  const of = `Refused for ${left.length} of ${email.to.length} recipients: `;
  return {
    'delivery.left': left.map(({ address }) => address),
    'delivery.error': email.to.length === 1 ? answers : `${of}${answers}`,
  };
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
