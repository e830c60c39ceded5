import type { fileTexts } from './file-texts.ts';

export const fileHindi: typeof fileTexts.en = {
  choose: 'फ़ाइलें चुनें',
  uploading: (name) => `${name} भेजी जा रही है`,
  removeNamed: (name) => `${name} हटाएँ`,
  remove: 'हटाएँ',
  tooMany: 'अधिक से अधिक 10 फ़ाइलें।',
  notUploaded: 'यह फ़ाइल नहीं भेजी जा सकी। कृपया फिर कोशिश करें।',
};
