import type { chosenTailoringTexts } from './chosen-tailoring-texts.ts';

export const chosenTailoringHindi: typeof chosenTailoringTexts.en = {
  service: (name, price) => `${name} (${price})`,
  measurement: (name, value, unit) => `${name}: ${value} ${unit}`,
  units: { cm: 'सेमी', in: 'इंच' },
};
