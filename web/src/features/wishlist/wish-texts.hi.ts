import type { wishTexts } from './wish-texts.ts';

export const wishHindi: typeof wishTexts.en = {
  choose: 'चुनें',
  soldOutValue: (value) => `${value} (समाप्त)`,
  notMadeValue: (value) => `${value} (दूसरे विकल्प के साथ नहीं बनता)`,
  optionGone: 'यह विकल्प अब नहीं मिलता',
  notifyMe: 'मुझे बताएँ',
  notifyNamed: (name) => `मुझे बताएँ: ${name}`,
};
