import type { newsletterTexts } from './newsletter-texts.ts';

export const newsletterHindi: typeof newsletterTexts.en = {
  title: 'करघों से समाचार',
  email: 'आपका ई-मेल',
  placeholder: 'name@example.com',
  consent: 'मैं नई बुनाइयों के बारे में ई-मेल पाना चाहता/चाहती हूँ, महीने में अधिक से अधिक दो बार।',
  consentMissing: 'हमारे पत्र चाहिए तो कृपया ख़ाने पर निशान लगाएँ',
  subscribe: 'सदस्य बनें',
  subscribing: 'सदस्य बनाया जा रहा है…',
  checkMail: (email) => `कृपया अपना ई-मेल देखें: ${email} पर भेजे पत्र के लिंक से आप सदस्य बन जाएँगे।`,
  outcomes: {
    confirmed: { title: 'आप सदस्य बन गए', message: 'अगला पत्र आपके पास आएगा।' },
    unsubscribed: { title: 'आपकी सदस्यता समाप्त हुई', message: 'ये पत्र अब नहीं आएँगे।' },
    expired: {
      title: 'यह लिंक अब काम नहीं करता',
      message: 'नीचे फिर से सदस्य बनें, हम नया लिंक भेजेंगे।',
    },
  },
};
