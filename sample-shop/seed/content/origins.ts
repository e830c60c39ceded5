import { originId, type Origin } from '@kargha/domain/catalogue/origin';
import { originSlug, type OriginKind } from '@kargha/domain/catalogue/origin-address';

import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';

type Described = [
  kind: OriginKind,
  name: string,
  texts: Pick<Origin, 'nameHindi' | 'text' | 'textHindi'>,
];

const DESCRIBED: readonly Described[] = [
  [
    'artisan',
    'Devjibhai Karsan and daughters',
    {
      nameHindi: 'देवजीभाई करसन और बेटियाँ',
      text: 'Four people, one room in Patan. Devjibhai ties the warp, his daughters tie the weft, and nobody weaves until both have met in the same colour.\n\nA patola takes them the better part of a year, so there is rarely more than one here.',
      textHindi:
        'पाटण का एक कमरा, चार लोग। देवजीभाई ताना बाँधते हैं, बेटियाँ बाना, और जब तक दोनों का रंग न मिले, बुनाई शुरू नहीं होती।\n\nएक पटोले में लगभग साल लगता है, इसलिए यहाँ एक से ज़्यादा कम ही मिलेंगे।',
    },
  ],
  [
    'artisan',
    'Rann Bandhani women’s group',
    {
      nameHindi: 'रण बांधणी महिला समूह',
      text: 'Twenty-six women in Bhuj, who tie at home between other work and meet on Thursdays to dye. Each marks her knots in a corner.',
      textHindi:
        'भुज की छब्बीस महिलाएँ, जो घर के काम के बीच बाँधती हैं और गुरुवार को मिलकर रँगती हैं। हर एक कोने में अपनी गाँठों का निशान छोड़ती है।',
    },
  ],
  [
    'artisan',
    'Sahasradhara women weavers',
    {
      nameHindi: 'सहस्रधारा महिला बुनकर',
      text: 'The looms stand on the ghat road in Maheshwar. The borders are copied from the fort above them.',
      textHindi: 'करघे महेश्वर की घाट वाली सड़क पर हैं। किनारियाँ ऊपर के क़िले से उतारी जाती हैं।',
    },
  ],
  [
    'cluster',
    'Patan',
    {
      nameHindi: '',
      text: 'A few families in Patan still tie both warp and weft before they weave.',
      textHindi: 'पाटण के कुछ परिवार आज भी बुनने से पहले ताना और बाना दोनों बाँधते हैं।',
    },
  ],
  [
    'cluster',
    'Maheshwar',
    {
      nameHindi: '',
      text: 'On the Narmada: light sarees of silk and cotton, with borders on both sides that can be worn either way.',
      textHindi: 'नर्मदा किनारे: रेशम और सूत की हल्की साड़ियाँ, जिनकी किनारी दोनों ओर से पहनी जा सकती है।',
    },
  ],
  [
    'weave',
    'Ikat',
    {
      nameHindi: '',
      text: 'The yarn is tied and dyed before it is woven, so the pattern is in the thread. Its edges look feathered, because no two threads meet exactly.',
      textHindi:
        'बुनने से पहले सूत बाँधकर रँगा जाता है, इसलिए नमूना धागे में ही होता है। किनारे पंख-से दिखते हैं, क्योंकि दो धागे कभी ठीक एक जगह नहीं मिलते।',
    },
  ],
  [
    'weave',
    'Jamdani',
    {
      nameHindi: '',
      text: 'Each motif is laid in by hand between two throws of the shuttle. Nothing is cut at the back.',
      textHindi: 'हर बूटी ढरकी की दो चालों के बीच हाथ से डाली जाती है। पीछे कुछ काटा नहीं जाता।',
    },
  ],
];

/** Origins without a text have a page, too. */
export function originDocuments(): SeedDocument[] {
  return DESCRIBED.map(([kind, name, texts]) => {
    const address = { kind, slug: originSlug(name) };
    const origin: Origin = { ...address, name, ...texts, revision: 1, updatedAt: daysAgo(30) };
    return seedDocument(`origins/${originId(address)}`, origin);
  });
}
