import { signInsSchema, type StoredSignIns } from '@kargha/domain/people/sign-in-schema';
import { endSignIns, isSignInEnded, signedInBrowsers } from '@kargha/domain/people/sign-ins';
import { staffRolesOf } from '@kargha/domain/people/staff-permissions';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { SECOND_MS } from '@kargha/domain/records/time-spans';

import type { Account } from '../../platform/accounts.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { Identity } from '../../platform/identity.ts';
import { hashOf } from '../../platform/keyed-ids.ts';
import { signInKey, signInsRef } from '../../platform/sign-in-use.ts';
import { mailRef, queueEmail } from '../../records/email-record.ts';
import { reader } from '../../records/stored-documents.ts';
import { newDeviceEmail } from './new-device-email.ts';

/** Remembered browsers per person; the oldest is dropped first. */
const MAX_DEVICES = 20;
/** Browsers that are signed in at once; the one unused for longest is signed out first. */
const MAX_BROWSERS = 30;
/** Kept sign-ins of one browser; earlier ones are ended. */
const MAX_SIGN_INS_OF_BROWSER = 5;
/** Clients without a device name count as a new device once a day. */
const ISO_DAY_LENGTH = 10;

export const readSignIns = reader({ schema: signInsSchema });

interface Visitor {
  profile: UserProfile;
  account: Account;
  identity: Identity;
}

/**
 * Remembers the browser and queues one email when it is new: to staff always, to shoppers when another browser was
 * known and their address is verified. Reads before it writes. Returns what changes in the profile.
 */
export async function recordBrowser(
  transaction: Transaction,
  { profile, account, identity }: Visitor,
  { device, at }: { device: string; at: Date },
): Promise<Pick<UserProfile, 'sessionsValidFrom' | 'endedSignIns'>> {
  const isStaff = staffRolesOf(profile).length > 0;
  if (device === '' && !isStaff) return {};
  const { uid } = profile;
  const stored = readSignIns(await transaction.get(signInsRef(uid)));
  const known = knownDevices(profile, stored);
  const hash = deviceHash(uid, device, at);
  const isEmailed = isStaff || (known.length > 0 && account.emailVerified);
  if (!known.includes(hash) && isEmailed) await emailNewBrowser(transaction, profile, { hash, at });
  const devices = [...new Set([...known, hash])].slice(-MAX_DEVICES);
  const { signIns, ended } = withSignIn(stored, profile, { identity, hash, at });
  transaction.set(signInsRef(uid), { signIns, devices });
  return ended.length === 0 ? {} : endSignIns(profile, ended);
}

function knownDevices({ staffDevices = [] }: UserProfile, stored: StoredSignIns | null): string[] {
  return [...new Set([...staffDevices, ...(stored?.devices ?? [])])];
}

function deviceHash(uid: string, device: string, at: Date): string {
  const name = device === '' ? at.toISOString().slice(0, ISO_DAY_LENGTH) : device;
  return hashOf(`${uid} ${name}`).slice(0, 32);
}

async function emailNewBrowser(
  transaction: Transaction,
  profile: UserProfile,
  { hash, at }: { hash: string; at: Date },
): Promise<void> {
  if (profile.email === '') return;
  const { id, mail } = newDeviceEmail(profile, hash, at);
  if (!(await transaction.get(mailRef(id))).exists) queueEmail(transaction, id, mail);
}

/** The valid sign-ins, with this one. What is too much is ended. */
function withSignIn(
  stored: StoredSignIns | null,
  profile: UserProfile,
  { identity, hash, at }: { identity: Identity; hash: string; at: Date },
): { signIns: StoredSignIns['signIns']; ended: number[] } {
  const key = signInKey(identity);
  const blank = { browser: '', system: '', country: '', lastUsedAt: at };
  const all = {
    ...stored?.signIns,
    [key]: { ...blank, ...stored?.signIns[key], device: hash },
  };
  const current = identity.signedInAt.getTime() / SECOND_MS;
  const ended = signedInBrowsers({ signIns: all }, profile)
    .flatMap(({ signIns }, place) =>
      place < MAX_BROWSERS ? signIns.slice(MAX_SIGN_INS_OF_BROWSER) : signIns,
    )
    .filter((signIn) => signIn !== current);
  const valid = Object.entries(all).filter(
    ([second]) => !ended.includes(Number(second)) && !isSignInEnded(profile, Number(second)),
  );
  return { signIns: Object.fromEntries(valid), ended };
}
