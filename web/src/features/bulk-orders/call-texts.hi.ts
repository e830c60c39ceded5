import type { callTexts } from './call-texts.ts';

export const callHindi: typeof callTexts.en = {
  title: 'कॉल का समय तय करें',
  lead: 'समय चुनें। हम सोमवार से शनिवार, भारतीय समय से सुबह 10 से शाम 6 बजे के बीच, लगभग आधे घंटे के लिए फ़ोन करेंगे।',
  day: 'दिन',
  time: 'समय (भारत)',
  name: 'आपका नाम',
  company: 'कंपनी',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  topic: 'आप किस बारे में बात करना चाहते हैं?',
  optional: '(वैकल्पिक)',
  send: 'कॉल बुक करें',
  sending: 'बुक हो रही है…',
  close: 'बंद करें',
  doneTitle: 'आपकी कॉल बुक हो गई',
  done: (ticket) => `आपका संदर्भ नंबर ${ticket} है। हम पूरी जानकारी और कैलेंडर फ़ाइल ई-मेल करेंगे।`,
  addToCalendar: 'कैलेंडर में जोड़ें',
};
