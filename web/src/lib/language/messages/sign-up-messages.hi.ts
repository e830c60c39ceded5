import type { signUpMessages } from '@kargha/domain/messages/sign-up-messages';

import type { HindiFor } from '../translate.ts';

export const signUpMessagesHindi: HindiFor<typeof signUpMessages> = {
  full_name_too_short: 'पूरा नाम कम से कम 2 अक्षरों का हो',
  full_name_too_long: 'पूरा नाम अधिकतम 100 अक्षरों का हो सकता है',
  full_name_characters: 'पूरे नाम में केवल अक्षर और ख़ाली जगह हो सकते हैं',
  password_too_short: 'पासवर्ड कम से कम 8 अक्षरों का हो',
  password_lowercase: 'पासवर्ड में कम से कम एक छोटा अक्षर हो',
  password_uppercase: 'पासवर्ड में कम से कम एक बड़ा अक्षर हो',
  password_number: 'पासवर्ड में कम से कम एक अंक हो',
  password_special: 'पासवर्ड में कम से कम एक विशेष चिह्न हो (@$!%*?&)',
  password_required: 'पासवर्ड लिखना ज़रूरी है',
  password_six_characters: 'पासवर्ड कम से कम 6 अक्षरों का हो।',
  terms_required: 'नियम और शर्तें मानना ज़रूरी है',
  passwords_differ: 'दोनों पासवर्ड एक जैसे नहीं हैं',
  b2b_company_required: 'B2B ग्राहकों के लिए कंपनी का नाम ज़रूरी है',
  b2b_gstin_required: 'B2B ग्राहकों के लिए जीएसटी नंबर ज़रूरी है',
};
