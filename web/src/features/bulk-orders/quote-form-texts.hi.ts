import type { quoteFormTexts } from './quote-form-texts.ts';

export const quoteFormHindi: typeof quoteFormTexts.en = {
  title: 'कोटेशन माँगें',
  optional: '(वैकल्पिक)',
  belowMinimum: (pieces) => `ऐसे ऑर्डर के लिए हम प्रायः ${pieces} नग से बुनते हैं। फिर भी आप पूछ सकते हैं।`,
  requirementsHint: 'वस्तुएँ, रंग, नाप, कहाँ पहुँचाना है।',
  files: 'लोगो और नमूने के चित्र: कृपया माँग की पुष्टि के ई-मेल के उत्तर में भेजें।',
  submit: 'माँग भेजें',
  submitting: 'भेजा जा रहा है...',
  saveDraft: 'मसौदा सहेजें',
  close: 'बंद करें',
  failedHint: 'आपने जो लिखा है वह यहीं है।',
  sentTitle: 'माँग भेजी गई',
  sent: 'हम 24 घंटे में उत्तर देते हैं। एक ई-मेल आपको भेजा गया है।',
  seeQuotations: 'अपने कोटेशन देखें',
  kept: 'आपका मसौदा इस ब्राउज़र में रखा है।',
};
