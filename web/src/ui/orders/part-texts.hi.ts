import type { partTexts } from './part-texts.ts';

export const partHindi: typeof partTexts.en = {
  whole: 'पूरी रकम',
  share: (percent) => `${percent}% हिस्सा`,
  when: { now: 'अग्रिम', on_delivery: 'डिलीवरी पर', on_date: 'उधार पर' },
  paid: 'चुकाया गया',
  due: 'देय',
  overdue: 'समय बीत गया',
  later: 'अभी देय नहीं',
  dueOn: (day) => `${day} तक देय`,
  afterInvoice: (days) => `इनवॉइस के ${days} दिन बाद देय`,
  afterDelivery: 'सामान पहुँचने पर देय',
  reference: (reference) => `भुगतान ${reference}`,
  receipt: (number) => `रसीद वाउचर ${number}`,
  refunded: (number, amount) => `${amount} वापस किए गए, वापसी वाउचर ${number}`,
  transferTitle: 'बैंक ट्रांसफ़र से भुगतान',
  transferHint: 'संदर्भ में ऑर्डर का नंबर लिखें। पैसा पहुँचने पर यह किस्त चुकाई हुई दिखेगी।',
  transferUnknown: 'आप बैंक ट्रांसफ़र से भी भुगतान कर सकते हैं: दुकान आपको अपने खाते का ब्योरा भेजेगी।',
  holder: 'खाताधारक',
  bank: 'बैंक',
  account: 'खाता संख्या',
  ifsc: 'IFSC कोड',
};
