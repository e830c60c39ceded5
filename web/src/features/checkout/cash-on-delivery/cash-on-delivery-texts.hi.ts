import type { CashOnDeliveryTexts } from './cash-on-delivery-texts.ts';

export const cashOnDeliveryHindi: CashOnDeliveryTexts = {
  choose: 'आप भुगतान कैसे करना चाहेंगे?',
  online: 'अभी ऑनलाइन भुगतान',
  onDelivery: 'डिलीवरी पर नक़द भुगतान',
  fee: (amount) => `शुल्क ${amount}।`,
  allToCourier: (amount) => `कूरियर को ${amount} दें।`,
  restToCourier: (now, later) => `अभी ऑनलाइन ${now} और कूरियर को ${later} दें।`,
  codeHint: 'ऑर्डर की पुष्टि के लिए हम आपको ई-मेल से एक कोड भेजेंगे।',
  codeTitle: 'अपने ऑर्डर की पुष्टि करें',
  codeSentTo: (email) => `हमने ${email} पर एक कोड भेजा है। कोड लिखते ही आपका ऑर्डर हो जाएगा।`,
  code: 'कोड',
  toPay: (amount) => `आप कूरियर को ${amount} देंगे।`,
  confirm: 'ऑर्डर दें',
  confirming: 'आपका ऑर्डर हो रहा है…',
  resend: 'कोड फिर भेजें',
  resendIn: (seconds) => `${seconds} सेकंड बाद कोड फिर भेजें`,
  resent: 'हमने कोड फिर भेज दिया है।',
};
