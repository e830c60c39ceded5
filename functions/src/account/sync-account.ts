import { isProviderPicture } from '@kargha/domain/people/profile-picture';
import { staffRolesOf } from '@kargha/domain/people/staff-permissions';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { accountOf, type Account } from '../platform/accounts.ts';
import { FieldValue, inTransaction, type Transaction } from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import { mailRef, queueEmail } from '../records/email-record.ts';
import { profileNotFound, readUser, userRef } from '../records/user-record.ts';
import { newDeviceEmail } from '../people/users/staff-emails.ts';

/** Remembered browsers per staff member; the oldest is dropped first. */
const MAX_DEVICES = 20;
/** Clients without a device name count as a new device once a day. */
const ISO_DAY_LENGTH = 10;

/**
 * Copies verified data of the sign-in service to the profile, with the server time of the sign-in. Staff get an
 * email about a new browser. Throws 404 without a profile.
 */
export async function syncAccount(uid: string, device: string, at: Date): Promise<UserProfile> {
  const account = await accountOf(uid);
  return inTransaction(async (transaction) => {
    const profile = readUser(await transaction.get(userRef(uid)));
    if (!profile || !account) throw profileNotFound();
    const changes = {
      ...verifiedFields(account, profile),
      ...(staffRolesOf(profile).length > 0 &&
        (await recordDevice(transaction, profile, { device, at }))),
    };
    const lastLogin = FieldValue.serverTimestamp();
    transaction.update(userRef(uid), { ...changes, lastLogin, updatedAt: lastLogin });
    return { ...profile, ...changes };
  });
}

type VerifiedFields = Pick<
  UserProfile,
  'email' | 'phone' | 'avatar' | 'isEmailVerified' | 'isPhoneVerified' | 'sessionsValidFrom'
>;

function verifiedFields(account: Account, profile: UserProfile): VerifiedFields {
  const { email, emailVerified, provenPhone, picture } = account;
  const mayReplace = profile.avatar === '' || isProviderPicture(profile.avatar);
  return {
    email: email === '' ? profile.email : email,
    isEmailVerified: email !== '' && emailVerified,
    phone: provenPhone === '' ? profile.phone : provenPhone,
    isPhoneVerified: provenPhone !== '',
    avatar: mayReplace && isProviderPicture(picture) ? picture : profile.avatar,
    // Sessions ended by a password change are only known to Firebase.
    sessionsValidFrom: Math.max(account.sessionsValidFrom, profile.sessionsValidFrom ?? 0),
  };
}

/** Remembers a staff browser and queues one email when it is new. Reads before it writes. */
async function recordDevice(
  transaction: Transaction,
  { uid, email, staffDevices = [] }: UserProfile,
  { device, at }: { device: string; at: Date },
): Promise<Pick<UserProfile, 'staffDevices'>> {
  const name = device === '' ? at.toISOString().slice(0, ISO_DAY_LENGTH) : device;
  const hash = hashOf(`${uid} ${name}`).slice(0, 32);
  if (staffDevices.includes(hash)) return {};
  const { id, mail } = newDeviceEmail(uid, email, hash, at);
  const isQueued = (await transaction.get(mailRef(id))).exists;
  if (!isQueued && email !== '') queueEmail(transaction, id, mail);
  return { staffDevices: [...staffDevices, hash].slice(-MAX_DEVICES) };
}
