import { NO_BANK_ACCOUNT, readBankAccount } from '@kargha/domain/money/bank-account';
import { formatRupees } from '@kargha/domain/money/money-format';
import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { recordOf } from '@kargha/domain/records/stored-record';

import { composeEmail } from '../../mail/email.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import type { QueuedEmail, UserAction } from './change-user.ts';

const UNEXPECTED =
  'If no one on your team did this, sign that account out everywhere in the list of users and set a new password.';

interface RoleChange {
  before: string;
  after: string;
  email: string;
}

/** One email to all administrators and one to the person. Without names, because people choose those themselves. */
export function roleEmails(
  { by, byEmail, whom, at }: UserAction & { byEmail: string },
  { before, after, email }: RoleChange,
  admins: readonly string[],
): QueuedEmail[] {
  const person = email.toLowerCase();
  const change = `from ${before} to ${after}`;
  const when = `on ${formatLongDateTime(at)} (India)`;
  const id = `role_${whom}_${at.getTime()}`;
  const about = person === '' ? {} : { about: person };
  const toAdmins = {
    ...composeEmail({ email: '' }, `A role in your shop was changed to ${after}`, [
      `${byEmail || by} changed the role of ${person || whom} ${change} ${when}.`,
      UNEXPECTED,
      { text: 'Open the list of users', address: `${shopAddress()}/users` },
    ]),
    ...about,
    to: admins.filter((address) => address !== person),
  };
  const toPerson = composeEmail({ email: person }, 'Your role at Kargha was changed', [
    `Your role was changed ${change} ${when}. It applies from now on.`,
    'If you did not expect this, please reply to this email.',
  ]);
  return [
    { id: `${id}_admins`, mail: toAdmins },
    { id: `${id}_person`, mail: toPerson },
  ].filter(hasRecipient);
}

interface BankAccountChange {
  value: unknown;
  by: string;
  byEmail: string;
  revision: number;
  at: Date;
}

/** One email to all administrators about the new account for business payments. */
export function bankAccountEmails(
  { value, by, byEmail, revision, at }: BankAccountChange,
  admins: readonly string[],
): QueuedEmail[] {
  const { number } = readBankAccount(value) ?? NO_BANK_ACCOUNT;
  const now = number === '' ? 'It is empty now.' : `The number now ends in ${number.slice(-4)}.`;
  const mail = composeEmail({ email: '' }, 'The bank account of your shop was changed', [
    `${byEmail || by} changed the bank account that businesses pay into on ${formatLongDateTime(at)} (India). ${now}`,
    UNEXPECTED,
    { text: 'Open the settings', address: `${shopAddress()}/admin/settings` },
  ]);
  const id = `bank-account_${revision}_${at.getTime()}`;
  return [{ id, mail: { ...mail, to: admins } }].filter(hasRecipient);
}

/** One email to all administrators about the second factor. */
export function staffSafetyEmails(
  { value, by, byEmail, revision, at }: BankAccountChange,
  admins: readonly string[],
): QueuedEmail[] {
  const { secondFactorRequired, refundLimitRupees: limit } = recordOf(value);
  const isRequired = secondFactorRequired === true;
  const mail = composeEmail({ email: '' }, 'The staff safety settings of your shop were changed', [
    `${byEmail || by} changed the staff safety settings on ${formatLongDateTime(at)} (India).`,
    `A second factor is ${isRequired ? 'required' : 'not required'} for owners and finance.`,
    typeof limit === 'number'
      ? `Refunds above ${formatRupees(limit)} need a second person.`
      : 'Refunds need no second person.',
    UNEXPECTED,
    { text: 'Open the settings', address: `${shopAddress()}/admin/settings` },
  ]);
  const id = `staff-safety_${revision}_${at.getTime()}`;
  return [{ id, mail: { ...mail, to: admins } }].filter(hasRecipient);
}

/** To the person themselves, about their own account. */
export function secondFactorEmail(
  uid: string,
  email: string,
  what: 'set' | 'removed' | 'reset' | 'recovery-code' | 'guessed',
  at: Date,
): QueuedEmail {
  const [subject, sentence] = SECOND_FACTOR_EMAILS[what];
  return {
    id: `second-factor_${what}_${uid}_${at.getTime()}`,
    mail: composeEmail({ email }, subject, [
      `${sentence} This was on ${formatLongDateTime(at)} (India).`,
      'If you did not expect this, set a new password now. This signs out every device. Then tell an owner of the shop.',
      { text: 'Set a new password', address: `${shopAddress()}/admin/login` },
    ]),
  };
}

const SECOND_FACTOR_EMAILS = {
  set: ['An authenticator app was added', 'An authenticator app was added to your staff account.'],
  removed: [
    'Your authenticator app was removed',
    'The authenticator app was removed from your staff account.',
  ],
  reset: [
    'Your second factor was reset',
    'An owner of the shop reset the second factor of your staff account and signed you out everywhere.',
  ],
  'recovery-code': [
    'A recovery code was used',
    'Someone signed in to your staff account with a recovery code.',
  ],
  guessed: [
    'Wrong codes at your staff account',
    'Someone signed in with your password and then entered several wrong codes. We stopped them.',
  ],
} as const;

function hasRecipient({ mail: { to } }: QueuedEmail): boolean {
  return to.length > 0;
}
