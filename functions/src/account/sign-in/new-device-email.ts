import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { staffRolesOf } from '@kargha/domain/people/staff-permissions';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { languagePath } from '@kargha/domain/settings/language-path';

import { accountMailMessages as say } from '../../mail/account-mail-messages.ts';
import { composeEmail } from '../../mail/email.ts';
import { emailLanguageOf } from '../../mail/email-language.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import type { QueuedEmail } from '../../people/users/change-user.ts';
import type { Mail } from '../../records/email-record.ts';

/** About a sign-in from a new browser, to the person; once for each browser. */
export function newDeviceEmail(profile: UserProfile, device: string, at: Date): QueuedEmail {
  const isStaff = staffRolesOf(profile).length > 0;
  return {
    id: `new-device_${profile.uid}_${device}`,
    mail: isStaff ? staffEmail(profile, at) : shopperEmail(profile, at),
  };
}

function staffEmail({ email }: UserProfile, at: Date): Mail {
  return composeEmail({ email }, 'New sign-in to your staff account', [
    say.browser({ when: formatLongDateTime(at) }),
    'If it was you, you can ignore this email. If not, set a new password now. This signs out every device.',
    { text: 'Set a new password', address: `${shopAddress()}/admin/login` },
  ]);
}

function shopperEmail(profile: UserProfile, at: Date): Mail {
  const language = emailLanguageOf(profile);
  return composeEmail({ email: profile.email, language }, say.browser_subject(), [
    say.browser({ when: formatLongDateTime(at, language) }),
    say.browser_advice(),
    { text: say.browser_link(), address: shopAddress() + languagePath(language, '/profile') },
  ]);
}
