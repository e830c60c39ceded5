import { isRedeemable } from '@kargha/domain/catalogue/access-code';
import type { AccessCode } from '@kargha/domain/catalogue/access-code-schema';
import { accountMessages } from '@kargha/domain/messages/account-messages';

import { invalid, type HttpError } from '../../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { FieldValue, inTransaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { profileNotFound, readUser, userRef } from '../../records/user-record.ts';
import { accessCodeIdOf, accessCodeRef, accessCodeWithId } from './access-code-record.ts';

/** Failed attempts per person and per network address. */
const ATTEMPTS_PER_PERSON: RateLimit = { scope: 'access-code-person', attempts: 5, minutes: 15 };
const ATTEMPTS_PER_ADDRESS: RateLimit = { scope: 'access-code-address', attempts: 20, minutes: 15 };

interface Redeemer {
  uid: string;
  address: string;
}

interface RedeemContext {
  codes: KeyedIds;
  now: Date;
}

/**
 * Unlocks the products of a code for a person. Redeeming it again does not count as another use. Throws 400
 * code_refused with the same message for a wrong, used-up, expired or disabled code, 429 after too many attempts,
 * 404 without a profile.
 */
export async function redeemAccessCode(
  code: string,
  { uid, address }: Redeemer,
  { codes, now }: RedeemContext,
): Promise<Pick<AccessCode, 'label'>> {
  const perAddress = await consumeAttempt(ATTEMPTS_PER_ADDRESS, address, now);
  const perPerson = await consumeAttempt(ATTEMPTS_PER_PERSON, uid, now);
  const redeemed = await redeem(accessCodeIdOf(code, codes), uid, now);
  if (!redeemed) throw invalidCode();
  await Promise.all([perPerson.undo(), perAddress.undo()]);
  return redeemed;
}

function redeem(id: string, uid: string, at: Date): Promise<AccessCode | null> {
  return inTransaction(async (transaction) => {
    const code = await accessCodeWithId(id, transaction);
    const person = readUser(await transaction.get(userRef(uid)));
    if (!person) throw profileNotFound();
    if (code && person.accessCodes.includes(id)) return code;
    if (!code || !isRedeemable(code, at)) return null;
    transaction.update(accessCodeRef(id), { uses: FieldValue.increment(1) });
    transaction.update(userRef(uid), { accessCodes: FieldValue.arrayUnion(id), updatedAt: at });
    writeAudit(transaction, {
      action: 'accessCode.redeem',
      target: userRef(uid).path,
      actor: uid,
      before: null,
      after: { accessCode: code.label },
      reason: '',
      at,
    });
    return code;
  });
}

function invalidCode(): HttpError {
  return invalid(accountMessages.access_code_not_valid(), {
    code: accountMessages.access_code_not_valid(),
  });
}
