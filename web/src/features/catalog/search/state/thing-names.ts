/**
 * What shoppers call the things of the shop, in English, in Hindi and in Hindi with Latin letters. The keys are kinds:
 * a search for one finds nothing of another kind.
 */
export const KIND_NAMES: Readonly<Record<string, string>> = {
  saree: 'sari saris sarees saare sarre sadi saadi sadee साड़ी साड़ियाँ साड़ियां साडी',
  lehanga: 'lehenga lehengas lehangas lehnga ghagra ghaghra chaniya लहंगा लहँगा लहंगे घाघरा',
  dupatta: 'duppatta dupattas chunni chunri chunari odhni orhni दुपट्टा दुपट्टे चुन्नी चुनरी ओढ़नी ओढनी',
  kurta: 'kurtas kurte कुर्ता कुर्ते',
  kurti: 'kurtis kurtie kurtees tunic tunics कुर्ती कुर्तियाँ कुर्तियां',
  anarkali: 'anarkalis अनारकली',
  shirt: 'shirts kameez kamiz क़मीज़ क़मीज़ें शर्ट',
  dhoti: 'dhotis veshti veshtis धोती धोतियाँ',
  mundu: 'mundus मुंडु',
  bedsheet: 'bedsheets bedspread bedspreads sheet sheets chadar chaadar chaddar चादर चादरें',
  bedcover: 'bedcovers पलंगपोश',
  quilt: 'quilts quilted razai rajai रज़ाई',
  curtain: 'curtains parda parde purdah drapes परदा परदे पर्दा पर्दे',
  doormat: 'doormats paydan paidan payedan पायदान',
  mat: 'mats chatai चटाई',
  rug: 'rugs carpet carpets kaleen क़ालीन कालीन',
  dhurrie: 'durrie durries dhurries dhurry dari dhurri दरी दरियाँ',
  handkerchief:
    'handkerchiefs handky handkies hanky hankies hankie kerchief rumal roomal रूमाल रुमाल',
  stole: 'stoles स्टोल',
  shawl: 'shawls shal chaadar शॉल शाल',
  scarf: 'scarves scarfs स्कार्फ़',
  gamosa: 'gamusa gamcha gamchha gamocha गमछा गमोसा',
  chador: 'mekhela chadar मेखला चादर',
  tie: 'ties necktie neckties टाई',
  bag: 'bags handbag handbags purse purses jhola thaila थैला थैले झोला बैग',
  clutch: 'clutches',
  potli: 'potlis batua पोटली बटुआ',
  tote: 'totes',
  sling: 'slings',
  jewelry: 'jewellery jewelery gehna gehne gahna gahne zevar jewar आभूषण गहने गहना ज़ेवर',
  earrings:
    'earring earings jhumka jhumke jhumkas jhumki bali baliyan kanbala झुमके झुमका बालियाँ बाली कर्णफूल',
  bangles: 'bangle chudi choodi chudiya chudiyan choodiyan churi kangan चूड़ी चूड़ियाँ चूड़ियां कंगन',
  necklace: 'necklaces haar mala हार माला',
  lamp: 'lamps deepak diya दीपक लैंप',
  vase: 'vases phooldan fuldan guldan फूलदान गुलदान',
  bowl: 'bowls katora katori कटोरा कटोरी',
  plate: 'plates thali थाली',
  box: 'boxes dibba dabba डिब्बा डिबिया',
  figurine: 'figurines statue statues murti moorti idol मूर्ति मूर्तियाँ',
  horse: 'horses ghoda घोड़ा',
  painting: 'paintings art tasveer tasvir chitra चित्र चित्रकला तस्वीर',
  cushion: 'cushions takiya गद्दी तकिया',
  pottery: 'bartan बर्तन बरतन',
  clothes: 'outfit outfits dress dresses clothing garment garments kapde kapda कपड़े कपड़ा पोशाक',
};

/** People, occasions and seasons. */
export const OCCASION_NAMES: Readonly<Record<string, string>> = {
  men: 'mens man male gents gent boys boy him his father dad husband brother purush mard पुरुष पुरुषों आदमी',
  women:
    'womens woman female ladies lady girls girl her mother mom wife sister mahila aurat महिला महिलाएँ महिलाओं औरतों',
  bridal: 'bride dulhan दुल्हन',
  wedding: 'weddings marriage shaadi shadi vivah byah reception sangeet शादी विवाह',
  festive: 'festival festivals party tyohar tyohaar त्योहार',
  diwali: 'deepavali deepawali दिवाली दीवाली',
  puja: 'pooja pujo पूजा',
  gift: 'gifts gifting tohfa tohfe uphaar uphar present presents उपहार तोहफ़ा तोहफ़े',
  office: 'formal दफ़्तर ऑफ़िस',
  dailywear: 'casual everyday रोज़ाना',
  summer: 'garmi गर्मी गर्मियों',
  winter: 'sardi thand सर्दी सर्दियों',
  home: 'ghar घर',
  decor: 'decoration decorations sajawat सजावट',
};

/** Things that are close enough to be shown for another, with how close they are. */
export const NEAR_NAMES: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  kurta: [['kurti', 0.4]],
  shawl: [['stole', 0.35]],
  scarf: [
    ['stole', 0.6],
    ['shawl', 0.35],
  ],
  mundu: [['dhoti', 0.5]],
  bedcover: [['bedsheet', 0.5]],
  rug: [
    ['dhurrie', 0.9],
    ['mat', 0.4],
  ],
  clutch: [['potli', 0.4]],
  pottery: [
    ['vase', 0.4],
    ['bowl', 0.4],
  ],
  clothes: ['saree', 'lehanga', 'kurti', 'kurta', 'shirt', 'dupatta', 'dhoti'].map(
    (name) => [name, 0.6] as const,
  ),
  bridal: [['wedding', 0.8]],
  wedding: [
    ['bridal', 1],
    ['festive', 0.35],
  ],
  diwali: [
    ['festive', 0.7],
    ['gift', 0.7],
  ],
  winter: [
    ['wool', 1],
    ['pashmina', 1],
  ],
};

/** Words that every product of the shop deserves or that say nothing about it. They are not searched. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `a an and anniversary any are at best birthday buy by can cheap code delivery deliver designer ethnic for from get good handcrafted handloom
  handmade handwoven hand i in india indian latest me my need new of on online or original pin pincode
  please price pure quality real return sale set shop show size some store style that the to traditional type want wear
  with you piece pieces
  aur chahiye dikhao hai ka ke ki ko liye mein me par se wala wale wali vala vale vali
  और का की के को चाहिए दिखाओ पर में लिए वाला वाली वाले से है हस्तनिर्मित`
    .split(/\s+/u)
    .map((word) => word.normalize('NFKD').replaceAll('\u093C', '')),
);
