import type { quoteFormTexts } from './quote-form-texts.ts';

export const quoteFormHindi: typeof quoteFormTexts.en = {
  title: 'कोटेशन माँगें',
  optional: '(वैकल्पिक)',
  belowMinimum: (pieces) =>
    `ऐसे ऑर्डर के लिए न्यूनतम मात्रा आम तौर पर ${pieces} नग है। आप इससे कम के लिए भी अनुरोध कर सकते हैं।`,
  requirementsHint: 'उत्पाद, रंग, साइज़ और डिलीवरी की जगहें।',
  requestSamples: 'नमूने मँगाएँ',
  lines: 'उत्पाद',
  removeLine: (title) => `${title} को अनुरोध से हटाएँ`,
  notSold: (titles) => `अब उपलब्ध नहीं: ${titles}। कृपया इसे अनुरोध से हटाकर फिर भेजें।`,
  tooManyLines: (most) => `एक अनुरोध में अधिकतम ${most} उत्पाद हो सकते हैं।`,
  files: 'लोगो और संदर्भ फ़ाइलें',
  filesHint:
    'तस्वीर, PDF, AI, EPS या SVG। 10 फ़ाइलों तक, हर एक 10 MB तक। इन्हें केवल आप और हमारी टीम देख सकती है।',
  remove: 'हटाएँ',
  noDraft: 'यह मसौदा नहीं मिला। हो सकता है वह पहले ही भेजा जा चुका हो।',
  submit: 'अनुरोध भेजें',
  submitting: 'भेजा जा रहा है...',
  saveDraft: 'मसौदा सहेजें',
  close: 'बंद करें',
  failedHint: 'आपका लिखा हुआ सुरक्षित है।',
  sentTitle: 'अनुरोध भेजा गया',
  sent: 'हम 24 घंटे में जवाब देते हैं। पुष्टि का ई-मेल आपको मिलेगा।',
  seeQuotations: 'अपने कोटेशन देखें',
  kept: 'आपका मसौदा इस ब्राउज़र में सहेजा गया।',
  savedDraft: 'आपका मसौदा कोटेशन में सहेजा गया।',
};
