import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';

interface Story {
  id: string;
  title: string;
  person: string;
  craft: string;
  place: string;
  excerpt: string;
  paragraphs: string[];
  /** All four Hindi fields or none. Names are transliterated. */
  titleHindi?: string;
  personHindi?: string;
  excerptHindi?: string;
  paragraphsHindi?: string[];
  productIds: string[];
  status: 'published' | 'pending' | 'rejected';
  daysAgo: number;
  submittedBy: string;
  picture?: StoryPicture;
}

/** One of the shop's own pictures, `/art/{name}.avif` and `.webp`, drawn by `npm run brand`. */
interface StoryPicture {
  name: string;
  alt: string;
  color: string;
}

const STORIES: readonly Story[] = [
  {
    id: 'one-inch-a-day',
    title: 'One inch a day',
    person: 'Abdul Rehman, kani weaver',
    craft: 'Kani shawl',
    place: 'Kanihama, Jammu and Kashmir',
    excerpt:
      'A reader calls out the code, two men answer with needles, and by evening there is an inch.',
    paragraphs: [
      'The talim is a strip of brown paper with marks that nobody outside the valley can read. One man reads it aloud, so many of red, so many of the pale one, and the two at the loom answer by laying the little wooden needles in. They do not look at the pattern. There is no pattern to look at until the cloth is turned.',
      'Abdul Rehman has been at it since he was eleven. He says the hands learn in a year and the ear takes ten. When the reader is ill, the loom stands still, because a shawl that began with one voice should not end with another.',
      'One inch is a good day. The shawl that is in our shop now took fourteen months, with a stop for apples in October.',
    ],
    titleHindi: 'दिन भर में एक इंच',
    personHindi: 'अब्दुल रहमान, कानी बुनकर',
    excerptHindi:
      'एक आदमी तालीम बोलता है, दो लोग कानियाँ चलाकर जवाब देते हैं, और शाम तक एक इंच बुन जाता है।',
    paragraphsHindi: [
      'तालीम भूरे काग़ज़ की एक पट्टी है, जिस पर बने निशान वादी के बाहर कोई नहीं पढ़ सकता। एक आदमी उसे बोलकर पढ़ता है, इतने लाल, इतने हल्के रंग के, और करघे पर बैठे दोनों बुनकर लकड़ी की छोटी-छोटी कानियाँ डालकर जवाब देते हैं। नमूने को वे देखते नहीं। जब तक कपड़ा पलटा न जाए, देखने को कोई नमूना होता ही नहीं।',
      'अब्दुल रहमान ग्यारह साल की उम्र से इसी काम में हैं। कहते हैं, हाथ साल भर में सीख जाते हैं, कान को दस साल लगते हैं। तालीम पढ़ने वाला बीमार हो तो करघा भी रुका रहता है, क्योंकि जो शॉल एक आवाज़ से शुरू हुई, उसे किसी दूसरी आवाज़ पर पूरा नहीं होना चाहिए।',
      'दिन का एक इंच अच्छा माना जाता है। जो शॉल अभी हमारी दुकान में है, उसमें चौदह महीने लगे; बीच में अक्टूबर में सेब तोड़ने के लिए काम रुका था।',
    ],
    productIds: ['kanihama-kani-pashmina-shawl-chinar'],
    status: 'published',
    daysAgo: 60,
    submittedBy: 'Kargha',
    picture: {
      name: 'story-loom',
      alt: 'A loom with its warp stretched, a span of patterned cloth and the shuttle laid down',
      color: '#e9dfcf',
    },
  },
  {
    id: 'the-dyer-and-the-river',
    title: 'The dyer and the river that went away',
    person: 'Hanif Juma, ajrakh printer',
    craft: 'Ajrakh',
    place: 'Ajrakhpur, Gujarat',
    excerpt: 'When the Saran stopped flowing, the village moved its vats, its blocks and its name.',
    paragraphs: [
      'Ajrakh needs running water: the cloth is washed eight times between its sixteen stages, and the iron in the water decides whether the black is black. After the earthquake the river near the old village changed its bed. The printers bought land together, sank wells, and called the new place after their craft.',
      'Hanif Juma keeps his indigo vat alive with dates and jaggery and stirs it morning and evening. If it smells sweet it is hungry. He has a thermometer, a present from a visitor, and keeps pencils in the tin.',
      'His daughter cuts blocks. It was not done before, he says, and then he shows one of hers, and says nothing else for a while.',
    ],
    titleHindi: 'रंगरेज़ और वह नदी जो चली गई',
    personHindi: 'हनीफ़ जुमा, अजरख छपाई के कारीगर',
    excerptHindi: 'सारण का बहना रुका, तो गाँव अपनी नाँदें, अपने ठप्पे और अपना नाम समेटकर कहीं और जा बसा।',
    paragraphsHindi: [
      'अजरख को बहता पानी चाहिए: सोलह चरणों के बीच कपड़ा आठ बार धुलता है, और काला सचमुच काला आएगा या नहीं, यह पानी का लोहा तय करता है। भूकंप के बाद पुराने गाँव के पास की नदी ने अपना रास्ता बदल लिया। छपाई वालों ने मिलकर ज़मीन ख़रीदी, कुएँ खुदवाए और नई बस्ती का नाम अपने हुनर पर रखा।',
      'हनीफ़ जुमा अपनी नील की नाँद को खजूर और गुड़ से ज़िंदा रखते हैं और सुबह-शाम उसे चलाते हैं। महक मीठी हो तो समझिए भूखी है। थर्मामीटर भी है, किसी मेहमान का तोहफ़ा; उसके डिब्बे में वे पेंसिलें रखते हैं।',
      'उनकी बेटी ठप्पे तराशती है। पहले ऐसा नहीं होता था, वे कहते हैं, फिर उसका बनाया एक ठप्पा दिखाते हैं और कुछ देर कुछ नहीं बोलते।',
    ],
    productIds: ['ajrakhpur-ajrakh-long-kurti-madder', 'ajrakhpur-ajrakh-kurta-indigo'],
    status: 'published',
    daysAgo: 35,
    submittedBy: 'Kargha',
    picture: {
      name: 'story-blocks',
      alt: 'Two carved blocks on half-printed cloth',
      color: '#e9dfcf',
    },
  },
  {
    id: 'thirty-one-birds',
    title: 'Thirty-one birds',
    person: 'Padmavathi, kalamkari artist',
    craft: 'Srikalahasti kalamkari',
    place: 'Srikalahasti, Andhra Pradesh',
    excerpt: 'She draws without a sketch, and counts the birds only when the saree is done.',
    paragraphs: [
      'The pen is a piece of bamboo with a ball of wool tied behind its point. The wool holds the ink and the fingers press it out, a little for a feather, more for a branch. Padmavathi draws with her elbow on the cloth and a mug of fermented jaggery by her knee.',
      'She does not sketch. A tree starts at the bottom and the birds come where there is room. When someone asks how many, she counts, and that is how this saree got its name in our books.',
      'After the black come the colours, one bath each, with a walk to the river in between. Indigo is last because it forgives nothing.',
    ],
    titleHindi: 'इकतीस चिड़ियाँ',
    personHindi: 'पद्मावती, कलमकारी कलाकार',
    excerptHindi: 'वे बिना ख़ाका खींचे चित्र बनाती हैं, और चिड़ियाँ तभी गिनती हैं जब साड़ी पूरी हो जाए।',
    paragraphsHindi: [
      'कलम बाँस का एक टुकड़ा है, जिसकी नोक के पीछे ऊन की गोली बँधी है। ऊन स्याही थामे रखती है और उँगलियाँ उसे दबाकर छोड़ती हैं, पंख के लिए ज़रा-सी, टहनी के लिए ज़्यादा। पद्मावती कोहनी कपड़े पर टिकाकर चित्र बनाती हैं; घुटने के पास गुड़ के ख़मीर उठे घोल का मग रखा रहता है।',
      'पहले से वे कोई ख़ाका नहीं बनातीं। पेड़ नीचे से शुरू होता है और चिड़ियाँ वहाँ आ बैठती हैं जहाँ जगह मिले। कोई पूछे कि कितनी हैं, तो गिन लेती हैं; हमारे बही-खाते में इस साड़ी का नाम ऐसे ही पड़ा।',
      'काले के बाद रंग आते हैं, हर एक की अपनी डुबकी, और बीच-बीच में नदी तक का फेरा। नील सबसे आख़िर में, क्योंकि वह कोई चूक माफ़ नहीं करता।',
    ],
    productIds: ['srikalahasti-pen-kalamkari-saree-tree-of-life'],
    status: 'published',
    daysAgo: 5,
    submittedBy: 'Kargha',
    picture: {
      name: 'story-vats',
      alt: 'Clay vats of indigo, madder and turmeric under hanks of dyed yarn',
      color: '#e9dfcf',
    },
  },
  {
    id: 'my-grandmothers-jamdani',
    title: 'My grandmother’s jamdani',
    person: 'Ritika Banerjee',
    craft: 'Jamdani',
    place: 'Kolkata, West Bengal',
    excerpt: 'It came out of a trunk with a naphthalene smell and a name stitched in red.',
    paragraphs: [
      'My grandmother left Tangail with two sarees. One was cut up for my mother’s frocks. The other I wore to my own reading ceremony last month, with one of yours over my arm for the evening, because the old one should not dance.',
    ],
    productIds: ['kalna-jamdani-saree-white-indigo'],
    status: 'pending',
    daysAgo: 1.2,
    submittedBy: 'Ritika Banerjee',
  },
  {
    id: 'buy-my-sarees',
    title: 'Best price sarees!!',
    person: 'Unknown',
    craft: '',
    place: '',
    excerpt: 'Call now',
    paragraphs: ['Wholesale sarees, call the number below.'],
    productIds: [],
    status: 'rejected',
    daysAgo: 13,
    submittedBy: 'A visitor',
  },
];

/** stories/{id}: three published, one pending, one rejected. */
export function storyDocuments(): SeedDocument[] {
  return STORIES.map(({ id, daysAgo: days, status, picture, ...story }) =>
    seedDocument(`stories/${id}`, {
      ...story,
      slug: id,
      picture: picture ? storedPicture(picture) : null,
      status,
      createdAt: daysAgo(days),
      publishedAt: status === 'published' ? daysAgo(days) : null,
      updatedAt: daysAgo(days),
    }),
  );
}

function storedPicture({ name, alt, color }: StoryPicture) {
  return { path: `/art/${name}`, alt, color, width: 960, height: 640 };
}
