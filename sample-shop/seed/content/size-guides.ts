import type { SizeGuideContent } from '@kargha/domain/settings/size-guide-content';

import { MAKERS } from '../catalogue/makers.ts';

type Guide = SizeGuideContent['entries'][number];

const CHEST = { name: 'Chest', nameHindi: 'छाती' };
const BUST = { name: 'Bust', nameHindi: 'छाती' };
const WAIST = { name: 'Waist', nameHindi: 'कमर' };
const HIPS = { name: 'Hips', nameHindi: 'कूल्हे' };
const SHOULDERS = { name: 'Shoulders', nameHindi: 'कंधे' };
const HEIGHT = { name: 'Height', nameHindi: 'क़द' };

const BODY = 'Measure your body, not a garment: the garment has ease added.';
const BODY_HINDI = 'कपड़े का नहीं, अपने शरीर का नाप लें: पहनने में आराम की गुंजाइश कपड़े में पहले से है।';

/** Body measurements in cm. The chest of the garments is 10 to 16 cm wider. */
export const SIZE_GUIDES: readonly Guide[] = [
  {
    id: 'men-kurtas',
    title: 'Size guide: kurtas for men',
    titleHindi: 'साइज़ गाइड: पुरुषों के कुर्ते',
    vendor: '',
    collections: ['kurtas'],
    measurements: [CHEST, WAIST, SHOULDERS],
    sizes: [
      { size: '38', values: ['94–97', '80–84', '44'] },
      { size: '40', values: ['98–101', '85–89', '45.5'] },
      { size: '42', values: ['102–106', '90–95', '47'] },
      { size: '44', values: ['107–111', '96–100', '48.5'] },
      { size: '46', values: ['112–116', '101–106', '50'] },
    ],
    note: 'The size is the chest in inches. Between two sizes, take the larger one: khadi shrinks by about two per cent in the first wash.',
    noteHindi:
      'साइज़ इंच में छाती का नाप है। दो साइज़ के बीच हों तो बड़ा लें: खादी पहली धुलाई में क़रीब दो फ़ीसदी सिकुड़ती है।',
  },
  {
    id: 'men-shirts',
    title: 'Size guide: shirts for men',
    titleHindi: 'साइज़ गाइड: पुरुषों की शर्ट',
    vendor: '',
    collections: ['shirts'],
    measurements: [CHEST, WAIST, SHOULDERS],
    sizes: [
      { size: 'S', values: ['90–95', '76–81', '43.5'] },
      { size: 'M', values: ['96–101', '82–87', '45.5'] },
      { size: 'L', values: ['102–107', '88–94', '47.5'] },
      { size: 'XL', values: ['108–113', '95–101', '49.5'] },
      { size: 'XXL', values: ['114–119', '102–108', '51.5'] },
    ],
    note: BODY,
    noteHindi: BODY_HINDI,
  },
  {
    id: 'school-shirts',
    title: 'Size guide: school shirts',
    titleHindi: 'साइज़ गाइड: स्कूल की क़मीज़ें',
    vendor: MAKERS['dham-khadi'].name,
    collections: ['shirts'],
    measurements: [HEIGHT, CHEST],
    sizes: [
      { size: '6–7', values: ['116–122', '60–62'] },
      { size: '8–9', values: ['128–134', '65–67'] },
      { size: '10–11', values: ['140–146', '70–73'] },
      { size: '12–13', values: ['152–158', '76–80'] },
      { size: '14–15', values: ['164–170', '83–87'] },
    ],
    note: 'Go by the height; the side seams have two centimetres to let out.',
    noteHindi: 'क़द के हिसाब से चुनें; बग़ल की सिलाई दो सेंटीमीटर तक खोली जा सकती है।',
  },
  {
    id: 'women-kurtis',
    title: 'Size guide: kurtis',
    titleHindi: 'साइज़ गाइड: कुर्तियाँ',
    vendor: '',
    collections: ['short-kurti', 'long-kurtis', 'lehangas'],
    measurements: [BUST, WAIST, HIPS],
    sizes: [
      { size: 'XS', values: ['78–81', '62–65', '86–89'] },
      { size: 'S', values: ['82–86', '66–70', '90–94'] },
      { size: 'M', values: ['87–91', '71–75', '95–99'] },
      { size: 'L', values: ['92–97', '76–81', '100–105'] },
      { size: 'XL', values: ['98–103', '82–88', '106–111'] },
      { size: 'XXL', values: ['104–110', '89–96', '112–118'] },
    ],
    note: BODY,
    noteHindi: BODY_HINDI,
  },
  {
    id: 'chikan-kurtis',
    title: 'Size guide: chikan kurtis',
    titleHindi: 'साइज़ गाइड: चिकनकारी कुर्तियाँ',
    vendor: MAKERS['gomti-chikan'].name,
    collections: ['short-kurti', 'long-kurtis'],
    measurements: [BUST, WAIST, HIPS],
    sizes: [
      { size: 'XS', values: ['76–79', '60–63', '84–87'] },
      { size: 'S', values: ['80–84', '64–68', '88–92'] },
      { size: 'M', values: ['85–89', '69–73', '93–97'] },
      { size: 'L', values: ['90–94', '74–79', '98–102'] },
      { size: 'XL', values: ['95–100', '80–85', '103–108'] },
      { size: 'XXL', values: ['101–107', '86–93', '109–115'] },
    ],
    note: 'Cut closer than other kurtis, because embroidered cloth does not give.',
    noteHindi: 'ये बाक़ी कुर्तियों से थोड़ी कसी होती हैं, क्योंकि कढ़ा हुआ कपड़ा फैलता नहीं।',
  },
  {
    id: 'bangles',
    title: 'Size guide: bangles',
    titleHindi: 'साइज़ गाइड: चूड़ियाँ',
    vendor: '',
    collections: ['jewelry'],
    measurements: [
      { name: 'Inner diameter', nameHindi: 'भीतरी व्यास' },
      { name: 'Around the knuckles', nameHindi: 'हथेली के जोड़ों का घेरा' },
    ],
    sizes: [
      { size: '2.2', values: ['5.4', '17'] },
      { size: '2.4', values: ['5.7', '17.9'] },
      { size: '2.6', values: ['6', '18.9'] },
      { size: '2.8', values: ['6.4', '20.1'] },
    ],
    note: 'Hold your thumb against your palm and measure around the widest part of the hand.',
    noteHindi: 'अँगूठे को हथेली से लगाकर हाथ के सबसे चौड़े हिस्से का घेरा नापें।',
  },
];
