import type { chosenTailoringTexts } from './chosen-tailoring-texts.ts';

export const chosenTailoringHindi: typeof chosenTailoringTexts.en = {
  rules:
    'यह आपके लिए बनता है: ऑर्डर की पुष्टि होने तक आप उसे रद्द कर सकते हैं। इसे तभी लौटाया जा सकता है जब इसमें ख़राबी हो या यह आपके ऑर्डर जैसा न हो।',
  service: (name, price) => `${name} (${price})`,
  measurement: (name, value, unit) => `${name}: ${value} ${unit}`,
  giftNote: (note) => `गिफ़्ट नोट: “${note}”`,
  units: { cm: 'सेमी', in: 'इंच' },
};
