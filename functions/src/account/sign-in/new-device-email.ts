import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { staffRolesOf } from '@kargha/domain/people/staff-permissions';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { composeEmail } from '../../mail/email.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import type { QueuedEmail } from '../../people/users/change-user.ts';

/** About a sign-in from a new browser, to the person; once for each browser. */
export function newDeviceEmail(profile: UserProfile, device: string, at: Date): QueuedEmail {
  const { uid, email, preferences } = profile;
  const isStaff = staffRolesOf(profile).length > 0;
  const forShoppers = preferences.language === 'hi' ? HINDI : ENGLISH;
  const { subject, text, advice, link } = isStaff ? STAFF : forShoppers;
  const page = isStaff ? 'admin/login' : 'profile';
  return {
    id: `new-device_${uid}_${device}`,
    mail: composeEmail({ email }, subject, [
      text(formatLongDateTime(at)),
      advice,
      { text: link, address: `${shopAddress()}/${page}` },
    ]),
  };
}

const STAFF = {
  subject: 'New sign-in to your staff account',
  text: (when: string) =>
    `Someone signed in to your account from a new browser on ${when} (India).`,
  advice:
    'If it was you, you can ignore this email. If not, set a new password now. This signs out every device.',
  link: 'Set a new password',
};

const ENGLISH = {
  ...STAFF,
  subject: 'New sign-in to your account',
  advice:
    'If it was you, you can ignore this email. If not, sign out all browsers on your profile page and set a new password.',
  link: 'Open your profile',
};

const HINDI = {
  subject: 'आपके खाते में नया साइन-इन',
  text: (when: string) => `${when} (भारत) को किसी ने एक नए ब्राउज़र से आपके खाते में साइन इन किया।`,
  advice:
    'अगर यह आप ही थे, तो कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो अपने प्रोफ़ाइल पेज पर सभी ब्राउज़र साइन आउट करें और नया पासवर्ड बनाएँ।',
  link: 'अपनी प्रोफ़ाइल खोलें',
};
