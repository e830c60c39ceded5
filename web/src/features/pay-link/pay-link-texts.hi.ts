import type { payLinkTexts } from './pay-link-texts.ts';

export const payLinkHindi: typeof payLinkTexts.en = {
  title: 'आपका ऑर्डर',
  orderTitle: (number) => `ऑर्डर ${number}`,
  lead: 'हमने ये आइटम आपके लिए सुरक्षित रखे हैं। कृपया ऑर्डर देखकर यहाँ भुगतान करें।',
  loading: 'आपका ऑर्डर लोड हो रहा है…',
  failed: 'आपका ऑर्डर लोड नहीं हो सका।',
  tryAgain: 'फिर कोशिश करें',
  contact: 'हमसे संपर्क करें',
  items: 'आइटम',
  deliverTo: 'डिलीवरी का पता',
  totals: 'ऑर्डर का सार',
  pay: (amount) => `${amount} चुकाएँ`,
  opening: 'भुगतान खुल रहा है…',
  reservedUntil: (moment) => `ये आइटम ${moment} तक आपके लिए सुरक्षित हैं।`,
  securePayment: 'Razorpay से सुरक्षित भुगतान। आपके कार्ड की जानकारी हमें नहीं मिलती।',
  cancelled: 'कोई पैसा नहीं कटा। लिंक की अवधि तक आप भुगतान कर सकते हैं।',
  paidTitle: 'धन्यवाद, आपके ऑर्डर का भुगतान हो गया है।',
  paidHint: 'हम इसे तैयार कर रहे हैं। पुष्टि का ई-मेल आपको भेजा जा रहा है।',
  track: 'ऑर्डर ट्रैक करें',
  endedTitle: 'यह भुगतान लिंक अब मान्य नहीं है।',
  endedHint: 'कोई पैसा नहीं कटा। हमसे संपर्क करें, हम नया लिंक भेजेंगे।',
};
