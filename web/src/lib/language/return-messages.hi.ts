import type { MessageTranslations } from './translate.ts';

/** What the server says to someone who wants to return something. */
export const returnMessagesHindi: MessageTranslations = {
  'Please choose what you want to return.': 'कृपया चुनें कि क्या लौटाना है।',
  'A photo is larger than 4 MB.': 'एक तस्वीर 4 MB से बड़ी है।',
  'A photo is not a supported image format.': 'एक तस्वीर का प्रारूप मान्य नहीं है।',
  'At most {most} photos.': 'अधिक से अधिक {most} तस्वीरें।',
  'At most {most} lines.': 'अधिक से अधिक {most} वस्तुएँ।',
  'Only {most} of {title} can still be returned.': '{title}: अब केवल {most} नग की वापसी हो सकती है।',
  '{title} cannot be returned: it has not been delivered, or it was returned already.':
    '{title} को नहीं लौटाया जा सकता: डिलीवरी नहीं हुई है, या उसे पहले ही लौटाया जा चुका है।',
  'Only {most} of {title} can still be returned for this reason: the 15 days of the others are over.':
    '{title}: इस कारण से अब केवल {most} नग की वापसी हो सकती है; बाक़ी के 15 दिन बीत गए हैं।',
  'The 15 days to return {title} are over. It can still be returned if it is not as described.':
    '{title} लौटाने के 15 दिन बीत गए हैं। यदि वस्तु विवरण जैसी न हो, तो उसे अब भी लौटाया जा सकता है।',
  'The 15 days to return {title} are over. If it is not as described, please write to us.':
    '{title} लौटाने के 15 दिन बीत गए हैं। यदि वस्तु विवरण जैसी न हो, तो कृपया हमें लिखें।',
  'We could not accept your return of {title}. If you disagree, please write to us.':
    'हम {title} की वापसी स्वीकार नहीं कर सके। यदि आप सहमत न हों, तो कृपया हमें लिखें।',
  '{title} was agreed by quotation: it can be returned only when it is faulty or not what you ordered.':
    '{title} कोटेशन से तय हुई थी: उसे तभी लौटाया जा सकता है जब उसमें दोष हो या वह आपके ऑर्डर जैसी न हो।',
};
