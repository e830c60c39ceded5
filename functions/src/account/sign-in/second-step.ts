import { accountMessages } from '@kargha/domain/messages/account-messages';
import { MAX_SECOND_STEPS, type SecondFactor } from '@kargha/domain/people/second-factor';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { HttpError } from '../../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { recordAbuse } from '../../mail/alarms/record-abuse.ts';
import { secondFactorEmail } from '../../people/users/staff-emails.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { matchingStep, unseal } from '../../platform/totp.ts';
import { mailRef, queueEmail } from '../../records/email-record.ts';
import { secondFactorRef, type SecondFactorSecret } from '../../records/second-factor-record.ts';
import { userRef } from '../../records/user-record.ts';
import {
  hashRecoveryCode,
  noSecondFactor,
  report,
  secondOf,
  withFactor,
  type Caller,
  type Known,
} from './with-second-factor.ts';

/** Per person, from everywhere: a caller who gets this far knows the password. */
const CODES: RateLimit = { scope: 'second-step', attempts: 8, minutes: 15 };

/**
 * The second step of this sign-in, with a code of the app or a recovery code. Each works once. Throws 409
 * no_second_factor, 400 code_wrong and 429.
 */
export function verifySecondStep(caller: Caller, code: string): Promise<void> {
  return tryCode(caller, (known) => {
    const { transaction, profile, stored, identity, at } = known;
    const { secondFactor } = profile;
    if (!secondFactor?.isSet || !stored?.secret) throw noSecondFactor();
    const used = useCode(known, stored, code);
    if (!used) return false;
    transaction.set(secondFactorRef(identity.uid), { ...stored, ...used });
    const steps = [...new Set([...secondFactor.steps, secondOf(identity)])];
    const passed: SecondFactor = { ...secondFactor, steps: steps.slice(-MAX_SECOND_STEPS) };
    transaction.update(userRef(identity.uid), { secondFactor: passed, updatedAt: at });
    if (used.recoveryCodes) report(known, 'recovery-code');
    return true;
  });
}

/** What changes in the stored factor; null for a wrong code. */
function useCode(
  known: Known,
  stored: SecondFactorSecret,
  code: string,
): Partial<SecondFactorSecret> | null {
  const { ids, identity, at } = known;
  if (/^\d{6}$/.test(code)) {
    const secret = unseal(ids, identity.uid, stored.secret);
    const lastStep = matchingStep(secret, code, { at, lastStep: stored.lastStep });
    return lastStep === null ? null : { lastStep };
  }
  const hash = hashRecoveryCode(known, code);
  const recoveryCodes = stored.recoveryCodes.filter((one) => one !== hash);
  return recoveryCodes.length === stored.recoveryCodes.length ? null : { recoveryCodes };
}

/**
 * Tries a code. Wrong ones count against a limit before anything is compared, and many of them raise an alarm and
 * are emailed to the person.
 */
export async function tryCode(caller: Caller, work: (known: Known) => boolean): Promise<void> {
  const { identity, at } = caller;
  const attempt = await consumeAttempt(CODES, identity.uid, at).catch(async (refusal: unknown) => {
    await warnOfGuesses(caller);
    throw refusal;
  });
  const isRight = await withFactor(caller, work);
  if (isRight) return attempt.undo();
  await recordAbuse('second_step_guessed', at);
  throw new HttpError(400, 'code_wrong', accountMessages.code_wrong());
}

/** At most one email in a quarter of an hour, like the limit. */
async function warnOfGuesses({ identity: { uid, email }, at }: Caller): Promise<void> {
  if (email === null) return;
  const windowMs = CODES.minutes * MINUTE_MS;
  const window = new Date(Math.floor(at.getTime() / windowMs) * windowMs);
  const { id, mail } = secondFactorEmail(uid, email, 'guessed', window);
  await inTransaction(async (transaction) => {
    const ref = mailRef(id);
    if (!(await transaction.get(ref)).exists) queueEmail(transaction, id, mail);
  });
}
