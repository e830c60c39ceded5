import { maker } from './maker.ts';

const ANDHRA = 'Andhra Pradesh';
const BENGAL = 'West Bengal';
const BIHAR = 'Bihar';
const KARNATAKA = 'Karnataka';
const KERALA = 'Kerala';
const ODISHA = 'Odisha';
const TAMIL_NADU = 'Tamil Nadu';
const TELANGANA = 'Telangana';

/** Makers of the south, the east and the north-east. */
export const SOUTH_AND_EAST = {
  'thulasi-thari': maker('co-operative', 'Thulasi Thari weavers’ collective', [
    'Kanchipuram',
    'Kanchipuram',
    TAMIL_NADU,
  ]),
  'neithal-check': maker('co-operative', 'Neithal Check weavers’ society', [
    'Kurinjipadi',
    'Cuddalore',
    TAMIL_NADU,
  ]),
  'shevaroy-silk': maker('co-operative', 'Shevaroy White Silk weavers', [
    'Salem',
    'Salem',
    TAMIL_NADU,
  ]),
  'kaveri-jamakkalam': maker('co-operative', 'Kaveri Jamakkalam weavers', [
    'Bhavani',
    'Erode',
    TAMIL_NADU,
  ]),
  'chitiki-ikat': maker('co-operative', 'Chitiki weavers’ co-operative', [
    'Bhoodan Pochampally',
    'Yadadri Bhuvanagiri',
    TELANGANA,
  ]),
  'musi-ikat': maker('co-operative', 'Musi Ikat weavers', [
    'Koyyalagudem',
    'Yadadri Bhuvanagiri',
    TELANGANA,
  ]),
  'swarnamukhi-pen': maker('workshop', 'Swarnamukhi Pen workshop', [
    'Srikalahasti',
    'Tirupati',
    ANDHRA,
  ]),
  'nagavali-khadi': maker('co-operative', 'Nagavali Fine Khadi spinners', [
    'Ponduru',
    'Srikakulam',
    ANDHRA,
  ]),
  'nizam-anchu': maker('co-operative', 'Nizam Anchu weavers', ['Mangalagiri', 'Guntur', ANDHRA]),
  'barpali-bandha': maker('co-operative', 'Barpali Bandha circle', ['Barpali', 'Bargarh', ODISHA]),
  'aul-kotpad': maker('artisan', 'Sukri Panika and family', ['Kotpad', 'Koraput', ODISHA]),
  'mahanadi-tarakasi': maker('workshop', 'Mahanadi Tarakasi bench', ['Cuttack', 'Cuttack', ODISHA]),
  'bhargavi-patta': maker('workshop', 'Bhargavi Patta workshop', ['Raghurajpur', 'Puri', ODISHA]),
  'churni-tant': maker('co-operative', 'Churni Tant weavers’ society', ['Phulia', 'Nadia', BENGAL]),
  'ambika-jamdani': maker('co-operative', 'Ambika Jamdani group', [
    'Kalna',
    'Purba Bardhaman',
    BENGAL,
  ]),
  'mallabhum-naksha': maker('workshop', 'Mallabhum Naksha loom shed', [
    'Bishnupur',
    'Bankura',
    BENGAL,
  ]),
  'khowai-kantha': maker('self-help-group', 'Khowai Kantha circle', ['Bolpur', 'Birbhum', BENGAL]),
  'sonajhuri-leather': maker('workshop', 'Sonajhuri Leather workshop', [
    'Santiniketan',
    'Birbhum',
    BENGAL,
  ]),
  'silai-potters': maker('artisan', 'Potters of the Silai bank', ['Panchmura', 'Bankura', BENGAL]),
  'jalangi-jute': maker('self-help-group', 'Jalangi Jute group', ['Krishnanagar', 'Nadia', BENGAL]),
  'teesta-jute': maker('self-help-group', 'Teesta Jute women', ['Rangpur', 'Rangpur', '']),
  'karamana-kasavu': maker('co-operative', 'Karamana Kasavu society', [
    'Balaramapuram',
    'Thiruvananthapuram',
    KERALA,
  ]),
  'ezhimala-loom': maker('co-operative', 'Ezhimala Loom society', ['Payyannur', 'Kannur', KERALA]),
  'vembanad-coir': maker('co-operative', 'Vembanad Coir workers', ['Muhamma', 'Alappuzha', KERALA]),
  'tope-teni': maker('co-operative', 'Tope Teni weavers’ society', [
    'Ilkal',
    'Bagalkot',
    KARNATAKA,
  ]),
  'malaprabha-jamkhan': maker('self-help-group', 'Malaprabha Jamkhan women', [
    'Navalgund',
    'Dharwad',
    KARNATAKA,
  ]),
  'qila-bidri': maker('workshop', 'Qila Mitti Bidri bench', ['Bidar', 'Bidar', KARNATAKA]),
  'kanva-lacware': maker('workshop', 'Kanva Lacware turners', [
    'Channapatna',
    'Ramanagara',
    KARNATAKA,
  ]),
  'champanagar-tasar': maker('co-operative', 'Champanagar Tasar weavers', [
    'Champanagar',
    'Bhagalpur',
    BIHAR,
  ]),
  'gandak-sujani': maker('self-help-group', 'Gandak Sujani circle', [
    'Bhusura',
    'Muzaffarpur',
    BIHAR,
  ]),
  'kamla-mithila': maker('artisan', 'Sunaina Devi and neighbours', [
    'Jitwarpur',
    'Madhubani',
    BIHAR,
  ]),
  'lohit-muga': maker('co-operative', 'Lohit Muga weavers’ society', [
    'Sualkuchi',
    'Kamrup',
    'Assam',
  ]),
  'majuli-looms': maker('self-help-group', 'Majuli Loom women', ['Garamur', 'Majuli', 'Assam']),
  'umden-eri': maker('self-help-group', 'Umden Eri spinners', ['Umden', 'Ri-Bhoi', 'Meghalaya']),
  'tsiepama-loin-loom': maker('self-help-group', 'Tsiepama loin-loom women', [
    'Tsiepama',
    'Chümoukedima',
    'Nagaland',
  ]),
  'haora-cane': maker('co-operative', 'Haora Cane and Bamboo workers', [
    'Agartala',
    'West Tripura',
    'Tripura',
  ]),
  'narangi-dhokra': maker('artisan', 'Narangi River Ghadwa families', [
    'Kondagaon',
    'Kondagaon',
    'Chhattisgarh',
  ]),
};
