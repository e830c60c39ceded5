import type { newsletterTexts } from './newsletter-texts.ts';

export const newsletterHindi: typeof newsletterTexts.en = {
  title: 'करघों से समाचार',
  email: 'आपका ई-मेल',
  placeholder: 'name@example.com',
  consent: 'मुझे नई बुनाइयों के बारे में ई-मेल भेजें, महीने में अधिकतम दो बार।',
  consentMissing: 'न्यूज़लेटर पाने के लिए कृपया बॉक्स पर निशान लगाएँ',
  subscribe: 'सब्सक्राइब करें',
  subscribing: 'सब्सक्राइब किया जा रहा है…',
  checkInbox: (email) => `कृपया अपना इनबॉक्स देखें और ${email} पर भेजा गया लिंक खोलें।`,
  outcomes: {
    confirmed: { title: 'आपने सब्सक्राइब कर लिया', message: 'हमारा अगला न्यूज़लेटर आपको मिलेगा।' },
    unsubscribed: { title: 'आपने अनसब्सक्राइब कर लिया', message: 'अब हम आपको न्यूज़लेटर नहीं भेजेंगे।' },
    expired: {
      title: 'यह लिंक अब काम नहीं करता',
      message: 'नीचे फिर से सब्सक्राइब करें, हम आपको नया लिंक भेजेंगे।',
    },
  },
};
