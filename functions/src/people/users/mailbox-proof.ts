import { COLLECTIONS } from '@kargha/domain/records/collections';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import { accountMessages } from '@kargha/domain/messages/account-messages';

import { conflict, type HttpError } from '../../http/errors.ts';
import { accountOf } from '../../platform/accounts.ts';
import { firestore } from '../../platform/firestore.ts';
import type { Identity } from '../../platform/identity.ts';
import { isSameToken, type KeyedIds } from '../../platform/keyed-ids.ts';
import { profileNotFound, readUser, userRef } from '../../records/user-record.ts';

const LINK_MS = DAY_MS;
/** Base of the expiry time in links. */
const SHORT = 36;

/**
 * True when the account holder has proven to read the mailbox. Firebase's verified flag is not enough: someone
 * can register another person's address with a password, and the owner of the mailbox then opens the genuine
 * verification link. Google proves the mailbox at each sign-in if the account has no password; everyone else
 * opens our link once while signed in.
 */
export async function isMailboxProven(person: Identity): Promise<boolean> {
  const { uid, email, emailVerified, signInProvider } = person;
  if (email === null || !emailVerified) return false;
  const profile = readUser(await userRef(uid).get());
  if (!profile) return wasProvenAtClosing(uid);
  if (profile.provenMailbox === email.toLowerCase()) return true;
  if (signInProvider !== 'google.com') return false;
  return (await accountOf(uid))?.hasPassword === false;
}

/** Closing may fail after the profile is deleted, and is then repeated. */
async function wasProvenAtClosing(uid: string): Promise<boolean> {
  const row = await firestore().collection(COLLECTIONS.audit).doc(`account.close_${uid}`).get();
  return row.get('before.isMailboxProven') === true;
}

/** A token for a link that proves the mailbox of this account, valid for one day. */
export function proofToken(ids: KeyedIds, person: Identity, at: Date): string {
  return tokenUntil(ids, person, at.getTime() + LINK_MS);
}

/**
 * Records that the person opened the link while signed in. Throws 409 link_expired, 409 other_account for a link
 * sent to another account, and 409 password_sign_in_needed when the account has a password: its holder must be the
 * reader of the mailbox.
 */
export async function proveMailbox(
  ids: KeyedIds,
  person: Identity,
  token: string,
  now: Date,
): Promise<void> {
  const endMs = endOf(ids, person, token);
  if (endMs === null) throw otherAccount();
  if (endMs <= now.getTime()) {
    throw conflict('link_expired', accountMessages.link_expired());
  }
  const { uid, email } = person;
  const account = await accountOf(uid);
  if (account?.hasPassword && person.signInProvider !== 'password') throw passwordNeeded();
  if (!(await userRef(uid).get()).exists) throw profileNotFound();
  await userRef(uid).update({ provenMailbox: email?.toLowerCase() });
}

/** Expiry in milliseconds; null for a token that was not issued for this account and address. */
function endOf(ids: KeyedIds, person: Identity, token: string): number | null {
  const endMs = parseInt(token.split('.')[0] ?? '', SHORT);
  const isOurs = !Number.isNaN(endMs) && isSameToken(token, tokenUntil(ids, person, endMs));
  return isOurs && person.email !== null ? endMs : null;
}

/** The expiry, signed together with the account and its address. */
function tokenUntil(ids: KeyedIds, { uid, email }: Identity, endMs: number): string {
  const end = endMs.toString(SHORT);
  return [end, ids.idFor('mailbox-link', uid, (email ?? '').toLowerCase(), end)].join('.');
}

function otherAccount(): HttpError {
  return conflict('other_account', accountMessages.other_account());
}

function passwordNeeded(): HttpError {
  return conflict('password_sign_in_needed', accountMessages.password_sign_in_needed());
}
