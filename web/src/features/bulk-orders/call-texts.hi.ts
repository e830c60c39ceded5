import type { callTexts } from './call-texts.ts';

export const callHindi: typeof callTexts.en = {
  title: 'कॉल का समय तय करें',
  lead: 'हम आपको सोमवार से शनिवार, भारत में सुबह दस से शाम छह बजे के बीच, लगभग आधे घंटे के लिए फ़ोन करते हैं।',
  day: 'दिन',
  time: 'समय (भारत)',
  name: 'आपका नाम',
  company: 'कंपनी',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  topic: 'किस बारे में बात करनी है?',
  optional: '(वैकल्पिक)',
  send: 'यह कॉल माँगें',
  sending: 'भेजा जा रहा है...',
  close: 'बंद करें',
  doneTitle: 'आपकी कॉल तय हो गई',
  done: (ticket) => `इसका नंबर ${ticket} है। कैलेंडर फ़ाइल के साथ एक ई-मेल आपको भेजा जा रहा है।`,
  addToCalendar: 'कैलेंडर में जोड़ें',
};
