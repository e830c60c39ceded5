import type { giftTexts } from './gift-texts.ts';

export const giftHindi: typeof giftTexts.en = {
  addGift: 'गिफ़्ट रैप जोड़ें',
  addGiftNamed: (name) => `गिफ़्ट रैप जोड़ें: ${name}`,
  changeGift: 'गिफ़्ट रैप बदलें',
  changeGiftNamed: (name) => `गिफ़्ट रैप बदलें: ${name}`,
  title: (name) => `गिफ़्ट रैप: ${name}`,
  wrap: 'गिफ़्ट रैप',
  wrapPrice: (price) => `हर नग को गिफ़्ट रैप करें (${price} प्रति नग)`,
  wrapFree: 'हर नग को गिफ़्ट रैप करें (मुफ़्त)',
  note: 'गिफ़्ट नोट',
  optional: '(वैकल्पिक)',
  noteHint: (most) => `अधिकतम ${most} अक्षर। मुफ़्त, गिफ़्ट रैप के बिना भी।`,
  save: 'गिफ़्ट सेव करें',
  gone: 'इस आइटम के लिए गिफ़्ट रैप और गिफ़्ट नोट अब उपलब्ध नहीं हैं।',
  remove: 'गिफ़्ट रैप हटाएँ',
};
