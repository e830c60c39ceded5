import type { MessageTranslations } from './translate.ts';

export const returnMessagesHindi: MessageTranslations = {
  'Please choose what you want to return.': 'कृपया चुनें कि क्या लौटाना है।',
  'A photo can be at most 4 MB.': 'तस्वीर 4 MB से बड़ी नहीं हो सकती।',
  'This photo format is not supported.': 'तस्वीर का यह फ़ॉर्मैट मान्य नहीं है।',
  'At most {most} photos.': 'अधिकतम {most} तस्वीरें।',
  'At most {most} lines.': 'अधिकतम {most} आइटम।',
  'Only {most} of {title} can still be returned.': '{title}: अब केवल {most} नग की वापसी हो सकती है।',
  '{title} cannot be returned: it has not been delivered, or it has already been returned.':
    '{title} को नहीं लौटाया जा सकता: डिलीवरी नहीं हुई है, या उसे पहले ही लौटाया जा चुका है।',
  'Only {most} of {title} can still be returned for this reason: the 15 days for the others are over.':
    '{title}: इस कारण से अब केवल {most} नग की वापसी हो सकती है; बाक़ी के 15 दिन बीत गए हैं।',
  'The 15 days to return {title} are over. It can still be returned if it is not as described.':
    '{title} लौटाने के 15 दिन बीत गए हैं। अगर आइटम विवरण जैसा न हो, तो उसे अब भी लौटाया जा सकता है।',
  'The 15 days to return {title} are over. If it is not as described, please write to us.':
    '{title} लौटाने के 15 दिन बीत गए हैं। अगर आइटम विवरण जैसा न हो, तो कृपया हमें लिखें।',
  'We could not accept your return of {title}. If you disagree, please write to us.':
    'हम {title} की वापसी स्वीकार नहीं कर सके। अगर आप सहमत न हों, तो कृपया हमें लिखें।',
  '{title} was ordered by quotation. It can be returned only if it is faulty or not what you ordered.':
    '{title} का ऑर्डर कोटेशन से हुआ था। इसे तभी लौटाया जा सकता है जब इसमें दोष हो या यह ऑर्डर से अलग हो।',
};
