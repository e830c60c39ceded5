import { accountMessages } from '@kargha/domain/messages/account-messages';
import { languagePath } from '@kargha/domain/settings/language-path';

import { proofToken } from '../people/users/mailbox-proof.ts';
import { conflict } from '../http/errors.ts';
import { mailboxKey } from '../http/mailbox-key.ts';
import { consumeAttempt, type RateLimit } from '../http/rate-limit.ts';
import { accountMailMessages as say } from '../mail/account-mail-messages.ts';
import { emailLanguageOf } from '../mail/email-language.ts';
import { composeEmail } from '../mail/email.ts';
import { inTransaction } from '../platform/firestore.ts';
import type { Identity } from '../platform/identity.ts';
import { randomId, type KeyedIds } from '../platform/keyed-ids.ts';
import { shopAddress } from '../platform/shop-address.ts';
import { queueEmail } from '../records/email-record.ts';
import { readUser, userRef } from '../records/user-record.ts';
import { guestOrders } from './claim-orders.ts';

const PER_MAILBOX: RateLimit = { scope: 'claim-link', attempts: 3, minutes: 60 };

/**
 * Emails the link that adds guest orders to the account. The response does not say whether there are any, because
 * the mailbox may belong to someone else. Throws 409 email_not_verified, 429 after too many.
 */
export async function sendClaimLink(ids: KeyedIds, person: Identity, now: Date): Promise<void> {
  const { email, emailVerified } = person;
  if (email === null || !emailVerified) {
    throw conflict('email_not_verified', accountMessages.email_not_verified());
  }
  await consumeAttempt(PER_MAILBOX, mailboxKey(email), now);
  if ((await guestOrders(email).limit(1).get()).empty) return;
  const profile = readUser(await userRef(person.uid).get());
  const language = profile ? emailLanguageOf(profile) : 'en';
  const path = `/orders?claim=${proofToken(ids, person, now)}`;
  const mail = composeEmail({ email, language }, say.claim_subject(), [
    say.claim(),
    { text: say.claim_link(), address: shopAddress() + languagePath(language, path) },
    say.claim_ends(),
  ]);
  await inTransaction((transaction) => {
    queueEmail(transaction, `claim-link_${randomId()}`, mail);
    return Promise.resolve();
  });
}
