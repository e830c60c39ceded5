import type { browsersTexts } from './browsers-texts.ts';

export const browsersHindi: typeof browsersTexts.en = {
  title: 'आप कहाँ-कहाँ साइन इन हैं',
  lead: 'जिस ब्राउज़र को आप नहीं पहचानते, उसे साइन आउट करें और फिर अपना पासवर्ड बदलें।',
  loading: 'आपके ब्राउज़र लोड हो रहे हैं…',
  failed: 'हम आपके ब्राउज़र लोड नहीं कर सके।',
  tryAgain: 'फिर कोशिश करें',
  browserOn: (browser, system) => `${system} पर ${browser}`,
  unknown: 'अज्ञात ब्राउज़र',
  current: 'यह ब्राउज़र',
  lastUsed: (when, country) =>
    country === '' ? `पिछला उपयोग ${when}` : `पिछला उपयोग ${when}, ${country}`,
  signOut: 'साइन आउट करें',
  signOutNamed: (browser) => `${browser} साइन आउट करें`,
  signedOut: 'साइन आउट हो गया',
  signedOutHint: (browser) => `${browser} साइन आउट कर दिया गया।`,
  everywhere: 'हर जगह साइन आउट करें',
  everywhereTitle: 'सभी ब्राउज़र साइन आउट करें?',
  everywhereHint: 'यह ब्राउज़र भी साइन आउट होगा। आप तुरंत दोबारा साइन इन कर सकते हैं।',
};
