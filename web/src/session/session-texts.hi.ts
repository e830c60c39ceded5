import type { sessionTexts } from './session-texts.ts';

export const sessionHindi: typeof sessionTexts.en = {
  checking: 'देखा जा रहा है कि कौन साइन इन है…',
  deniedTitle: 'प्रवेश वर्जित',
  deniedHint: 'दुकान का यह भाग कर्मचारियों के लिए है। आपके खाते से यह नहीं खुलता।',
  toShop: 'मुख्य साइट पर जाएँ',
  otherAccount: 'दूसरे खाते से कोशिश करें',
  signInTitle: 'कृपया साइन इन करें',
  signInHint: 'यह पन्ना आपके खाते की बातें दिखाता है। साइन इन करते ही आप यहीं लौटेंगे।',
  login: 'साइन इन',
  signUp: 'साइन अप',
  stillThereTitle: 'क्या आप अब भी यहाँ हैं?',
  stillThereHint: 'आपकी सुरक्षा के लिए, 30 मिनट तक कुछ न होने पर हम आपको साइन आउट कर देते हैं।',
  signedOutIn: (time) => `${time} में आप साइन आउट हो जाएँगे।`,
  stay: 'साइन इन रहें',
  logoutNow: 'अभी साइन आउट करें',
  signedOut: 'साइन आउट हो गया',
  signedOutIdle: '30 मिनट तक कुछ नहीं हुआ, इसलिए हमने आपको साइन आउट कर दिया।',
};
