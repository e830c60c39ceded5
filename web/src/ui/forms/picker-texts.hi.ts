import type { pickerTexts } from './picker-texts.ts';

export const pickerHindi: typeof pickerTexts.en = {
  searchFailed: 'खोज नहीं हो सकी। कृपया थोड़ी देर में फिर कोशिश करें।',
};
