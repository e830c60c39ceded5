import type { TermTranslations } from '../translate.ts';

export const facetsHindi: TermTranslations = {
  Silk: 'रेशम',
  Cotton: 'सूती',
  Wool: 'ऊन',
  Linen: 'लिनन',
  'Jute and coir': 'जूट और नारियल रेशा',
  'Cane and bamboo': 'बेंत और बाँस',
  Wood: 'लकड़ी',
  'Clay and stone': 'मिट्टी और पत्थर',
  Metal: 'धातु',
  Leather: 'चमड़ा',
  Paper: 'काग़ज़',
  'Lac and glass': 'लाख और काँच',

  Ikat: 'इकत',
  Jamdani: 'जामदानी',
  'Tie-dye': 'बाँधकर रँगाई',
  Batik: 'बाटिक',
  'Block print': 'ठप्पा छपाई',
  'Hand painted': 'हाथ से चित्रित',
  Embroidery: 'कढ़ाई',
  Tapestry: 'टेपेस्ट्री',
  Brocade: 'ब्रोकेड',
  'Twill and satin': 'ट्विल और साटन',
  'Plain weave': 'सादी बुनाई',
};
