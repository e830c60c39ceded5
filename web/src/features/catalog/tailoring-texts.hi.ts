import type { tailoringTexts } from './tailoring-texts.ts';

export const tailoringHindi: typeof tailoringTexts.en = {
  services: 'सेवाएँ',
  service: (name, price) => `${name}, ${price}`,
  addsDays: (count) => `${count} कार्य-दिवस और लगेंगे`,
  measurements: 'आपके नाप',
  unit: { cm: 'सेमी', in: 'इंच' },
  limits: (min, max, unit) => `${min} से ${max} ${unit}`,
  price: (price) => `सेवाओं के साथ दाम: ${price}`,
  readyIn: (count) => `लगभग ${count} कार्य-दिवस में भेजने के लिए तैयार।`,
  profile: 'सहेजे हुए नाप',
  choose: 'चुनें…',
  profileName: 'इन नापों का नाम',
  save: 'नाप सहेजें',
  saved: 'नाप आपके खाते में सहेजे गए',
  failed: 'आपके नाप सहेजे नहीं जा सके।',
  signInHint: 'अगली बार के लिए नाप सहेजने हों, तो साइन इन करें।',
};
