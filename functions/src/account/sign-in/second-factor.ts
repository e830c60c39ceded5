import { randomBytes } from 'node:crypto';

import { accountMessages } from '@kargha/domain/messages/account-messages';
import { missingStep } from '@kargha/domain/people/second-factor';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import { conflict } from '../../http/errors.ts';
import { loadBarCodes, type QrCode } from '../../pdf/bar-codes.ts';
import { requirementOf } from '../../people/users/second-factor-requirement.ts';
import { FieldValue } from '../../platform/firestore.ts';
import {
  matchingStep,
  newTotpSecret,
  seal,
  toBase32,
  totpAddress,
  unseal,
} from '../../platform/totp.ts';
import { secondFactorRef, type SecondFactorSecret } from '../../records/second-factor-record.ts';
import { userRef } from '../../records/user-record.ts';
import { tryCode } from './second-step.ts';
import {
  audit,
  hashRecoveryCode,
  noSecondFactor,
  report,
  requirePassed,
  secondOf,
  withFactor,
  type Caller,
} from './with-second-factor.ts';

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 8;
/** 60 bits */
const RECOVERY_LENGTH = 12;

/** Whether an app is set up, and what this session lacks. Throws 403 for everyone but staff. */
export function secondFactorState(caller: Caller) {
  return withFactor(caller, ({ identity, profile, stored, at }) => ({
    isSet: profile.secondFactor?.isSet ?? false,
    neededFrom: profile.secondFactor?.neededFrom ?? null,
    missing: missingStep(profile.secondFactor, secondOf(identity), at),
    recoveryCodesLeft: stored?.recoveryCodes.length ?? 0,
  }));
}

/** A new secret, which counts once a code of it is entered. The app that is set up stays until then. */
export async function startSecondFactor(
  caller: Caller,
): Promise<{ secret: string; qr: { size: number; path: string } }> {
  const secret = newTotpSecret();
  await withFactor(caller, (known) => {
    requirePassed(known);
    const { transaction, identity, ids, stored } = known;
    const blank = { secret: '', lastStep: 0, recoveryCodes: [] };
    const pendingSecret = seal(ids, identity.uid, secret);
    transaction.set(secondFactorRef(identity.uid), { ...blank, ...stored, pendingSecret });
  });
  const { qr } = await loadBarCodes();
  const code = qr(totpAddress(secret, SHOP_NAME, caller.identity.email ?? ''));
  return { secret, qr: { size: code.size, path: pathOf(code) } };
}

/**
 * Sets up the app with its first code; this session has then passed the second step. Returns the recovery codes, which
 * are stored as hashes only. Throws 409 set_up_first, 400 code_wrong and 429.
 */
export async function confirmSecondFactor(caller: Caller, code: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tryCode(caller, (known) => {
    requirePassed(known);
    const { transaction, profile, stored, identity, ids, at } = known;
    const sealed = stored?.pendingSecret;
    if (!sealed) throw conflict('set_up_first', accountMessages.set_up_first());
    const lastStep = matchingStep(unseal(ids, identity.uid, sealed), code, { at, lastStep: 0 });
    if (lastStep === null) return false;
    const recoveryCodes = codes.map((one) => hashRecoveryCode(known, one));
    const confirmed: SecondFactorSecret = {
      secret: sealed,
      pendingSecret: null,
      lastStep,
      recoveryCodes,
    };
    transaction.set(secondFactorRef(identity.uid), confirmed);
    const before = profile.secondFactor?.neededFrom ?? at;
    const neededFrom = before < at ? before : at;
    // A new app ends the second step of other sessions.
    const secondFactor = { isSet: true, neededFrom, steps: [secondOf(identity)] };
    transaction.update(userRef(identity.uid), { secondFactor, updatedAt: at });
    report(known, 'set');
    return true;
  });
  return codes;
}

/** New recovery codes; the old ones stop working. Throws 409 no_second_factor. */
export async function renewRecoveryCodes(caller: Caller): Promise<string[]> {
  const codes = newRecoveryCodes();
  await withFactor(caller, (known) => {
    requirePassed(known);
    const { transaction, profile, stored, identity } = known;
    if (!profile.secondFactor?.isSet || !stored) throw noSecondFactor();
    const recoveryCodes = codes.map((one) => hashRecoveryCode(known, one));
    transaction.set(secondFactorRef(identity.uid), { ...stored, recoveryCodes });
    audit(known, 'secondFactor.recoveryCodes');
  });
  return codes;
}

/** Removes the person's own app. Throws 409 second_factor_required where their role needs one. */
export async function removeSecondFactor(caller: Caller): Promise<void> {
  await withFactor(caller, (known, isRequired) => {
    requirePassed(known);
    const { transaction, profile, identity, at } = known;
    if (!profile.secondFactor?.isSet) throw noSecondFactor();
    const { secondFactor: _removed, ...without } = profile;
    if (requirementOf(without, isRequired, at)) {
      throw conflict('second_factor_required', accountMessages.second_factor_required());
    }
    transaction.delete(secondFactorRef(identity.uid));
    const secondFactor = FieldValue.delete();
    transaction.update(userRef(identity.uid), { secondFactor, updatedAt: at });
    report(known, 'removed');
  });
}

function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = toBase32(randomBytes(RECOVERY_BYTES)).slice(0, RECOVERY_LENGTH).toLowerCase();
    return (code.match(/.{4}/g) ?? []).join('-');
  });
}

/** The dark areas as an SVG path, to be filled by the even-odd rule. */
function pathOf({ areas }: QrCode): string {
  return areas.map((area) => `M${area.map((point) => point.join(' ')).join('L')}Z`).join('');
}
