import type { Sentences } from '../sentences.ts';

/** What a list is narrowed by: fabrics, techniques and colours. */
export const facetsHindi: Sentences = {
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
  'Block print': 'ठप्पा छपाई',
  'Hand painted': 'हाथ से चित्रित',
  Embroidery: 'कढ़ाई',
  Tapestry: 'टेपेस्ट्री',
  Brocade: 'ब्रोकेड',
  'Twill and satin': 'ट्विल और साटन',
  'Plain weave': 'सादी बुनाई',

  Red: 'लाल',
  Pink: 'गुलाबी',
  Orange: 'नारंगी',
  Yellow: 'पीला',
  Green: 'हरा',
  Blue: 'नीला',
  Purple: 'बैंगनी',
  Brown: 'भूरा',
  'Black and grey': 'काला और धूसर',
  'White and natural': 'सफ़ेद और प्राकृतिक',
};
