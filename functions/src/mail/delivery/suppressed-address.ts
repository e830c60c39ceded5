import { parser } from 'valibot';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { timeOrNull } from '@kargha/domain/records/stored-fields';

import { mailboxKey } from '../../http/mailbox-key.ts';
import { firestore, type DocumentReference, type Transaction } from '../../platform/firestore.ts';
import { hashOf } from '../../platform/keyed-ids.ts';
import { emailExpiry } from '../../records/email-record.ts';

/** suppressedAddresses/{hash of the mailbox}: it does not exist, so nothing is sent to it for some months. */
export function suppressedRef(address: string): DocumentReference {
  return firestore()
    .collection(COLLECTIONS.suppressedAddresses)
    .doc(hashOf(mailboxKey(address)));
}

/** Those of the addresses to which nothing may be sent now. */
export async function suppressedAmong(
  transaction: Transaction,
  addresses: readonly string[],
  now: Date,
): Promise<string[]> {
  const [first, ...others] = addresses.map(suppressedRef);
  if (!first) return [];
  const found = await transaction.getAll(first, ...others);
  // The TTL policy deletes expired documents within a day.
  const isSuppressed = found.map((snapshot) => (endOf(snapshot.get('expireAt')) ?? now) > now);
  return addresses.filter((_address, index) => isSuppressed[index]);
}

/** Keeps the code only: the server's sentence names the person. */
export function suppress(
  transaction: Transaction,
  { address, response }: { address: string; response: string },
  now: Date,
): void {
  const code = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? '';
  transaction.set(suppressedRef(address), { code, at: now, expireAt: emailExpiry(now) });
}

/** For staff who know that the mailbox exists by now. */
export function liftSuppression(transaction: Transaction, addresses: readonly string[]): void {
  for (const address of addresses) transaction.delete(suppressedRef(address));
}

const endOf = parser(timeOrNull);
