import type { sessionTexts } from './session-texts.ts';

export const sessionHindi: typeof sessionTexts.en = {
  checking: 'आपका खाता देखा जा रहा है…',
  deniedTitle: 'आपको अनुमति नहीं है',
  deniedHint: 'यह हिस्सा हमारे कर्मचारियों के लिए है। आपके खाते को इसकी अनुमति नहीं है।',
  toShop: 'दुकान पर जाएँ',
  otherAccount: 'दूसरे खाते से कोशिश करें',
  signInTitle: 'कृपया साइन इन करें',
  signInHint: 'यह पेज देखने के लिए साइन इन करें। उसके बाद हम आपको यहीं ले आएँगे।',
  login: 'साइन इन',
  signUp: 'साइन अप',
  stillThereTitle: 'क्या आप अब भी यहाँ हैं?',
  stillThereHint: 'आपकी सुरक्षा के लिए, 30 मिनट तक कोई गतिविधि न होने पर हम आपको साइन आउट कर देते हैं।',
  signedOutIn: (time) => `${time} में आप साइन आउट हो जाएँगे।`,
  stay: 'साइन इन रहें',
  logoutNow: 'अभी साइन आउट करें',
  signedOut: 'साइन आउट हो गया',
  signedOutIdle: '30 मिनट तक कोई गतिविधि नहीं हुई, इसलिए आपको साइन आउट कर दिया गया।',
};
