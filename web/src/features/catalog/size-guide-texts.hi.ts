import type { sizeGuideTexts } from './size-guide-texts.ts';

export const sizeGuideHindi: typeof sizeGuideTexts.en = {
  open: 'साइज़ गाइड',
  close: 'बंद करें',
  unit: 'इकाई',
  units: { cm: 'सेंटीमीटर', in: 'इंच' },
  size: 'साइज़',
  fits: {
    small: (count, of) => `${of} में से ${count} ने बताया कि यह थोड़ा छोटा है`,
    true: (count, of) => `${of} में से ${count} ने बताया कि साइज़ सही है`,
    large: (count, of) => `${of} में से ${count} ने बताया कि यह थोड़ा बड़ा है`,
  },
};
