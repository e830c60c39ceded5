import type { UserProfile } from '@kargha/domain/people/user-profile';

import type { Mail } from '../records/mail-record.ts';
import { composeEmail } from './email.ts';

/** A buyer whose address the sign-in service vouches for: no other gets these emails. */
type Buyer = Pick<UserProfile, 'fullName' | 'email' | 'companyName'>;

/** The shop has verified a company. `profile` is the page of the account, here and below. */
export function companyVerifiedEmail(buyer: Buyer, profile: string): Mail {
  return composeEmail(to(buyer), `${buyer.companyName} is verified`, [
    `We have checked ${buyer.companyName}. From now on your invoices carry its GST number, ` +
      'and tier prices and payment terms are open to you.',
    { words: 'See your company in your profile', address: profile },
  ]);
}

/** The shop could not verify a company; `reason` is what staff have written about it. */
export function companyRejectedEmail(buyer: Buyer, reason: string, profile: string): Mail {
  return composeEmail(to(buyer), `We could not verify ${buyer.companyName}`, [
    `We have looked at what you sent us about ${buyer.companyName} and could not verify it.`,
    `Reason: ${reason}`,
    'Please correct it in your profile and send it again.',
    { words: 'Send your company again', address: profile },
  ]);
}

function to({ fullName: name, email }: Buyer) {
  return { name, email, isEmailProven: true };
}
