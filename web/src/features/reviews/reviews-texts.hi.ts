import type { reviewsTexts } from './reviews-texts.ts';

export const reviewsHindi: typeof reviewsTexts.en = {
  title: 'समीक्षाएँ',
  onlyBuyers: 'केवल यह उत्पाद ख़रीदने वाले ग्राहक समीक्षा लिख सकते हैं।',
  loading: 'समीक्षाएँ लोड हो रही हैं…',
  failed: 'समीक्षाएँ लोड नहीं हो सकीं।',
  tryAgain: 'फिर कोशिश करें',
  more: 'और दिखाएँ',
  reading: 'लोड हो रहा है…',
  fits: {
    small: 'नाप: थोड़ा छोटा',
    true: 'नाप: साइज़ के मुताबिक़',
    large: 'नाप: थोड़ा बड़ा',
  },
  photo: (place, name) => `फ़ोटो ${place}, ${name}`,
  returned: 'लौटाया गया उत्पाद',
  anonymous: 'एक ख़रीदार',
  edited: (day) => `${day} को बदली गई`,
  reply: (day) => `करघा का जवाब, ${day}`,
};
