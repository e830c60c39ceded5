import { daysAgo } from '../foundation/anchor.ts';
import { stableId } from '../foundation/stable-id.ts';
import { PEOPLE, uidOf } from '../people/people.ts';
import type { Person } from '../people/person.ts';

const SAMPLE_PASSWORD = 'Kargha@123';

/**
 * accounts.json of the Auth emulator, as its export writes and its import reads it. The emulator stores passwords
 * unhashed as `fakeHash`, so these accounts cannot exist elsewhere.
 */
export function authAccounts(): object {
  const users = PEOPLE.map(accountOf);
  users.sort((one, other) => (one.localId < other.localId ? -1 : 1));
  return { kind: 'identitytoolkit#DownloadAccountResponse', users };
}

/** config.json of the Auth emulator: the sign-in settings of the project. */
export function authConfig(): object {
  return {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
  };
}

function accountOf(person: Person) {
  const { key, email, fullName, role } = person;
  const salt = `fakeSalt${stableId(20, 'salt', email)}`;
  const lastSeen = daysAgo(person.lastSeenDaysAgo);
  const phone = person.phoneVerified ? { phoneNumber: `+91${person.phone}` } : {};
  return {
    localId: uidOf(key),
    createdAt: String(daysAgo(person.joinedDaysAgo).getTime()),
    lastLoginAt: String(lastSeen.getTime()),
    displayName: fullName,
    passwordHash: `fakeHash:salt=${salt}:password=${SAMPLE_PASSWORD}`,
    salt,
    passwordUpdatedAt: daysAgo(person.joinedDaysAgo).getTime(),
    customAttributes: JSON.stringify({ role }),
    ...phone,
    providerUserInfo: providersOf(person),
    validSince: String(Math.floor(daysAgo(person.joinedDaysAgo).getTime() / 1000)),
    email,
    emailVerified: true,
    disabled: false,
    lastRefreshAt: lastSeen.toISOString(),
  };
}

function providersOf({ email, fullName, phone, phoneVerified }: Person): object[] {
  const password = {
    providerId: 'password',
    email,
    federatedId: email,
    rawId: email,
    displayName: fullName,
  };
  const number = `+91${phone}`;
  const byPhone = { providerId: 'phone', phoneNumber: number, rawId: number };
  return phoneVerified ? [password, byPhone] : [password];
}
