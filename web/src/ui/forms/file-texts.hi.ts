import type { fileTexts } from './file-texts.ts';

export const fileHindi: typeof fileTexts.en = {
  choose: 'फ़ाइलें चुनें',
  chooseOne: 'फ़ाइल चुनें',
  noneChosen: 'कोई फ़ाइल नहीं चुनी गई',
  uploading: (name) => `${name} अपलोड हो रही है`,
  removeNamed: (name) => `${name} हटाएँ`,
  remove: 'हटाएँ',
  tooMany: 'आप अधिकतम 10 फ़ाइलें जोड़ सकते हैं।',
  notUploaded: 'यह फ़ाइल अपलोड नहीं हो सकी। कृपया फिर कोशिश करें।',
};
