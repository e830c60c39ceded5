import type { newsletterTexts } from './newsletter-texts.ts';

export const newsletterHindi: typeof newsletterTexts.en = {
  title: 'करघों से समाचार',
  email: 'आपका ई-मेल',
  placeholder: 'name@example.com',
  consent: 'मुझे नई बुनाइयों के बारे में ई-मेल भेजें, महीने में अधिकतम दो बार।',
  consentMissing: 'न्यूज़लेटर पाने के लिए कृपया बॉक्स पर निशान लगाएँ',
  subscribe: 'सदस्य बनें',
  subscribing: 'सदस्य बनाया जा रहा है…',
  checkInbox: (email) => `कृपया अपना इनबॉक्स देखें और ${email} पर भेजा गया लिंक खोलें।`,
  outcomes: {
    confirmed: { title: 'आप सदस्य बन गए', message: 'हमारा अगला न्यूज़लेटर आपको मिलेगा।' },
    unsubscribed: { title: 'आपकी सदस्यता समाप्त हुई', message: 'अब हम आपको न्यूज़लेटर नहीं भेजेंगे।' },
    expired: {
      title: 'यह लिंक अब काम नहीं करता',
      message: 'नीचे फिर से सदस्य बनें, हम आपको नया लिंक भेजेंगे।',
    },
  },
};
