import type { UserProfile } from '@kargha/domain/people/user-profile';

import type { Mail } from '../records/email-record.ts';
import { composeEmail } from './email.ts';

/** Only a buyer with a verified address gets these emails. */
type Buyer = Pick<UserProfile, 'fullName' | 'email' | 'companyName'>;

/** @param profile link to the buyer's profile page, here and below */
export function companyVerifiedEmail(buyer: Buyer, profile: string): Mail {
  return composeEmail(recipientOf(buyer), `${buyer.companyName} is verified`, [
    `We have verified ${buyer.companyName}. From now on your invoices show its GST number, ` +
      'and you can use bulk prices and payment terms.',
    { text: 'See your company in your profile', address: profile },
  ]);
}

/** @param reason what staff wrote */
export function companyRejectedEmail(buyer: Buyer, reason: string, profile: string): Mail {
  return composeEmail(recipientOf(buyer), `We could not verify ${buyer.companyName}`, [
    `We have checked the details of ${buyer.companyName} and could not verify it.`,
    `Reason: ${reason}`,
    'Please correct the details in your profile and submit them again.',
    { text: 'Submit your company again', address: profile },
  ]);
}

function recipientOf({ fullName: name, email }: Buyer) {
  return { name, email, isEmailProven: true };
}
