import type { LinkPageTexts } from '../../http/link-page.ts';

/** Pages behind the links of newsletters and marketing emails, by the last part of their address. */
export const NEWSLETTER_PAGES = {
  confirm: {
    title: 'Confirm our newsletter',
    question: [
      'Do you want our newsletter, at most twice a month?',
      'क्या आप हमारा न्यूज़लेटर चाहते हैं, महीने में अधिकतम दो बार?',
    ],
    button: ['Yes, subscribe me', 'हाँ, सब्सक्राइब करें'],
  },
  unsubscribe: {
    title: 'Unsubscribe',
    question: ['Do you want to stop our newsletter?', 'क्या आप हमारा न्यूज़लेटर बंद करना चाहते हैं?'],
    button: ['Unsubscribe', 'अनसब्सक्राइब करें'],
  },
  'end-reminders': {
    title: 'Stop reminders',
    question: [
      'Do you want to stop our reminders about unfinished orders?',
      'क्या आप अधूरे ऑर्डर के बारे में हमारे रिमाइंडर बंद करना चाहते हैं?',
    ],
    button: ['Stop reminders', 'रिमाइंडर बंद करें'],
  },
  'end-offers': {
    title: 'Unsubscribe',
    question: [
      'Do you want to stop our emails about offers, and our newsletter?',
      'क्या आप ऑफ़र वाले हमारे ई-मेल और न्यूज़लेटर बंद करना चाहते हैं?',
    ],
    button: ['Unsubscribe', 'अनसब्सक्राइब करें'],
  },
} as const satisfies Record<string, LinkPageTexts>;
