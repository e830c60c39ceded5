import type { payLinkTexts } from './pay-link-texts.ts';

export const payLinkHindi: typeof payLinkTexts.en = {
  title: 'आपका ऑर्डर',
  orderTitle: (number) => `ऑर्डर ${number}`,
  lead: 'हमने इसे आपके लिए अलग रख दिया है। कृपया इसे देखें और यहीं भुगतान करें।',
  loading: 'आपका ऑर्डर आ रहा है…',
  failed: 'आपका ऑर्डर नहीं खुल सका।',
  tryAgain: 'फिर कोशिश करें',
  contact: 'हमसे संपर्क करें',
  items: 'आप क्या खरीद रहे हैं',
  deliverTo: 'कहाँ भेजा जाएगा',
  sums: 'कीमत',
  pay: (amount) => `${amount} चुकाएँ`,
  opening: 'एक पल…',
  until: (moment) => `ये चीज़ें ${moment} तक आपकी हैं।`,
  safe: 'भुगतान Razorpay की विंडो में होता है। हम आपका कार्ड कभी नहीं देखते।',
  left: 'कोई पैसा नहीं लिया गया। लिंक खुला रहने तक आप भुगतान कर सकते हैं।',
  paidTitle: 'धन्यवाद, आपके ऑर्डर का भुगतान हो गया है।',
  paidHint: 'हम इसे तैयार कर रहे हैं। पूरी जानकारी की चिट्ठी आपको भेजी जा रही है।',
  track: 'ऑर्डर कहाँ है, देखें',
  endedTitle: 'इस भुगतान लिंक का समय बीत गया।',
  endedHint: 'कोई पैसा नहीं लिया गया। हमें फ़ोन करें या लिखें, हम नया लिंक भेजेंगे।',
};
