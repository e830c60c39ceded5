import type { reviewsTexts } from './reviews-texts.ts';

export const reviewsHindi: typeof reviewsTexts.en = {
  title: 'समीक्षाएँ',
  outOf: (rating) => `5 में से ${rating}`,
  count: (count) => (count === 1 ? '1 समीक्षा' : `${count} समीक्षाएँ`),
  onlyBuyers: 'केवल यह वस्तु ख़रीदने वाले ग्राहक समीक्षा लिख सकते हैं।',
  loading: 'समीक्षाएँ खुल रही हैं…',
  failed: 'समीक्षाएँ नहीं खुल सकीं।',
  tryAgain: 'फिर कोशिश करें',
  more: 'और दिखाएँ',
  reading: 'खुल रहा है…',
  returned: 'लौटाई गई वस्तु',
  edited: (day) => `${day} को बदली गई`,
  reply: (day) => `करघा का जवाब, ${day}`,
};
