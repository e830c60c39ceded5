import { NO_BANK_ACCOUNT, readBankAccount } from '@kargha/domain/money/bank-account';
import { formatLongDateTime } from '@kargha/domain/india/long-date-time';

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

function hasRecipient({ mail: { to } }: QueuedEmail): boolean {
  return to.length > 0;
}

/** About a sign-in from a new browser, to the staff member. */
export function newDeviceEmail(uid: string, email: string, device: string, at: Date): QueuedEmail {
  return {
    id: `new-device_${uid}_${device}`,
    mail: composeEmail({ email }, 'New sign-in to your staff account', [
      `Someone signed in to your account from a new browser on ${formatLongDateTime(at)} (India).`,
      'If it was you, you can ignore this email. If not, set a new password now. This signs out every device.',
      { text: 'Set a new password', address: `${shopAddress()}/admin/login` },
    ]),
  };
}
