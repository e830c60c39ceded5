import { accountMessages } from '@kargha/domain/messages/account-messages';
import { endSignIns, signedInBrowsers } from '@kargha/domain/people/sign-ins';
import { SECOND_MS } from '@kargha/domain/records/time-spans';

import { notFound } from '../../http/errors.ts';
import { endSessions } from '../../platform/accounts.ts';
import { inTransaction } from '../../platform/firestore.ts';
import type { Identity } from '../../platform/identity.ts';
import { signInsRef } from '../../platform/sign-in-use.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { profileNotFound, readUser, userRef } from '../../records/user-record.ts';
import { readSignIns } from './record-browser.ts';

/** The browsers in which a person is signed in, latest use first. */
export async function listBrowsers({ uid, signedInAt }: Identity) {
  const [profile, stored] = await Promise.all([userRef(uid).get(), signInsRef(uid).get()]);
  const browsers = signedInBrowsers(readSignIns(stored) ?? { signIns: {} }, profile.data() ?? {});
  const current = signedInAt.getTime() / SECOND_MS;
  return browsers.map(({ id, signIns, ...browser }) => ({
    ...browser,
    id: String(id),
    signedInAt: new Date(id * SECOND_MS),
    isCurrent: signIns.includes(current),
  }));
}

/** Signs out one browser, effective from its next request. Throws 404 for one that is not signed in. */
export function signOutBrowser({ uid }: Identity, id: string, at: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const profile = readUser(await transaction.get(userRef(uid)));
    const stored = readSignIns(await transaction.get(signInsRef(uid)));
    if (!profile) throw profileNotFound();
    const browsers = signedInBrowsers(stored ?? { signIns: {} }, profile);
    const browser = browsers.find((one) => String(one.id) === id);
    if (!browser) throw notFound(accountMessages.session_missing());
    const changes = endSignIns(profile, browser.signIns);
    transaction.update(userRef(uid), { ...changes, updatedAt: at });
    const kept = Object.entries(stored?.signIns ?? {}).filter(
      ([second]) => !browser.signIns.includes(Number(second)),
    );
    transaction.set(signInsRef(uid), { ...stored, signIns: Object.fromEntries(kept) });
    writeAudit(transaction, auditRow(uid, 'account.signOutBrowser', at));
  });
}

/** Signs out every browser, this one too. The profile comes first, so that the rules refuse older tokens at once. */
export async function signOutEverywhere({ uid, signedInAt }: Identity, at: Date): Promise<void> {
  const [now, current] = [at, signedInAt].map((one) => Math.floor(one.getTime() / SECOND_MS));
  const sessionsValidFrom = Math.max(now ?? 0, (current ?? 0) + 1);
  await inTransaction(async (transaction) => {
    if (!(await transaction.get(userRef(uid))).exists) throw profileNotFound();
    transaction.update(userRef(uid), { sessionsValidFrom, updatedAt: at });
    writeAudit(transaction, auditRow(uid, 'account.signOutEverywhere', at));
  });
  await endSessions(uid);
}

function auditRow(uid: string, action: string, at: Date) {
  const target = userRef(uid).path;
  return { action, target, actor: uid, before: null, after: null, reason: '', at };
}
