import { accountMessages } from '@kargha/domain/messages/account-messages';
import { missingStep } from '@kargha/domain/people/second-factor';
import { staffRolesOf } from '@kargha/domain/people/staff-permissions';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { SECOND_MS } from '@kargha/domain/records/time-spans';

import { conflict, forbidden, type HttpError } from '../../http/errors.ts';
import { secondFactorEmail } from '../../people/users/staff-emails.ts';
import { requireSecondStep } from '../../people/users/staff.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import type { Identity } from '../../platform/identity.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { queueEmail } from '../../records/email-record.ts';
import {
  readSecondFactor,
  secondFactorRef,
  type SecondFactorSecret,
} from '../../records/second-factor-record.ts';
import { staffSafetyIn } from '../../records/staff-safety-record.ts';
import { profileNotFound, readUser, userRef } from '../../records/user-record.ts';

export interface Caller {
  identity: Identity;
  ids: KeyedIds;
  at: Date;
}

export interface Known extends Caller {
  transaction: Transaction;
  profile: UserProfile;
  stored: SecondFactorSecret | null;
}

/** Reads a member of staff and their factor. Throws 403 for everyone else. */
export function withFactor<Result>(
  caller: Caller,
  work: (known: Known, isRequired: boolean) => Result,
): Promise<Result> {
  const { uid } = caller.identity;
  return inTransaction(async (transaction) => {
    const profile = readUser(await transaction.get(userRef(uid)));
    if (!profile) throw profileNotFound();
    if (staffRolesOf(profile).length === 0) throw forbidden();
    const stored = readSecondFactor(await transaction.get(secondFactorRef(uid)));
    const { secondFactorRequired } = await staffSafetyIn(transaction);
    return work({ ...caller, transaction, profile, stored }, secondFactorRequired);
  });
}

/** A session that lacks the code may change nothing about the factor; one that must set it up first may. */
export function requirePassed({ identity, profile, at }: Known): void {
  const { secondFactor } = profile;
  const missing = missingStep(secondFactor, secondOf(identity), at);
  if (missing === 'code') requireSecondStep({ missing });
}

export function report(known: Known, what: 'set' | 'removed' | 'recovery-code'): void {
  const { transaction, identity, profile, at } = known;
  const { id, mail } = secondFactorEmail(identity.uid, profile.email, what, at);
  if (profile.email !== '') queueEmail(transaction, id, mail);
  audit(known, `secondFactor.${what}`);
}

export function audit({ transaction, identity: { uid }, at }: Known, action: string): void {
  const target = userRef(uid).path;
  writeAudit(transaction, {
    ...{ action, target, actor: uid, before: null, after: null },
    ...{ reason: '', at },
  });
}

/** Written with or without dashes, in upper or lower case. */
export function hashRecoveryCode({ ids, identity }: Caller, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z2-7]/g, '');
  return ids.idFor('recovery-code', identity.uid, plain);
}

export function noSecondFactor(): HttpError {
  return conflict('no_second_factor', accountMessages.no_second_factor());
}

export function secondOf({ signedInAt }: Identity): number {
  return signedInAt.getTime() / SECOND_MS;
}
