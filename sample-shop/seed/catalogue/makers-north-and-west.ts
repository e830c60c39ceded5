import { maker } from './maker.ts';

const GUJARAT = 'Gujarat';
const KASHMIR = 'Jammu and Kashmir';
const MADHYA_PRADESH = 'Madhya Pradesh';
const MAHARASHTRA = 'Maharashtra';
const RAJASTHAN = 'Rajasthan';
const UTTAR_PRADESH = 'Uttar Pradesh';

/** Makers from Kashmir to the Deccan. */
export const NORTH_AND_WEST = {
  'devji-karsan': maker('artisan', 'Devjibhai Karsan and daughters', ['Patan', 'Patan', GUJARAT]),
  'saran-dyers': maker('workshop', 'Saran Nadi dye yard', ['Ajrakhpur', 'Kachchh', GUJARAT]),
  'rann-bandhani': maker('self-help-group', 'Rann Bandhani women’s group', [
    'Bhuj',
    'Kachchh',
    GUJARAT,
  ]),
  'banni-needle': maker('self-help-group', 'Banni Needle circle', ['Hodka', 'Kachchh', GUJARAT]),
  'vankar-faliyu': maker('workshop', 'Vankar Faliyu weavers', ['Bhujodi', 'Kachchh', GUJARAT]),
  'noor-katan': maker('workshop', 'Noor Katan karkhana', ['Madanpura', 'Varanasi', UTTAR_PRADESH]),
  'gomti-chikan': maker('self-help-group', 'Gomti Chikan group', [
    'Chowk',
    'Lucknow',
    UTTAR_PRADESH,
  ]),
  'ramganga-karchob': maker('workshop', 'Ramganga Karchob workshop', [
    'Bareilly',
    'Bareilly',
    UTTAR_PRADESH,
  ]),
  'tamsa-clay': maker('artisan', 'Tamsa Black Clay family', [
    'Nizamabad',
    'Azamgarh',
    UTTAR_PRADESH,
  ]),
  'yamuna-pachchikari': maker('workshop', 'Yamuna Pachchikari bench', [
    'Gokulpura',
    'Agra',
    UTTAR_PRADESH,
  ]),
  'dham-khadi': maker('co-operative', 'Dham River Khadi society', [
    'Sevagram',
    'Wardha',
    MAHARASHTRA,
  ]),
  'deogiri-himroo': maker('workshop', 'Deogiri Himroo loom shed', [
    'Aurangabad',
    'Chhatrapati Sambhajinagar',
    MAHARASHTRA,
  ]),
  'surya-warli': maker('self-help-group', 'Surya River Warli painters', [
    'Dahanu',
    'Palghar',
    MAHARASHTRA,
  ]),
  'betwa-looms': maker('co-operative', 'Betwa Looms circle', [
    'Chanderi',
    'Ashoknagar',
    MADHYA_PRADESH,
  ]),
  'kaithun-looms': maker('co-operative', 'Chambal Doria weavers', ['Kaithun', 'Kota', RAJASTHAN]),
  'sanjaria-printers': maker('workshop', 'Sanjaria block printers', ['Bagru', 'Jaipur', RAJASTHAN]),
  'dhundh-printers': maker('workshop', 'Dhundh River printers', ['Sanganer', 'Jaipur', RAJASTHAN]),
  'thar-applique': maker('self-help-group', 'Thar Appliqué women’s group', [
    'Barmer',
    'Barmer',
    RAJASTHAN,
  ]),
  'luni-panja': maker('artisan', 'Luni Panja loom family', ['Salawas', 'Jodhpur', RAJASTHAN]),
  'manihar-lac': maker('workshop', 'Manihar Gali lac workers', ['Jaipur', 'Jaipur', RAJASTHAN]),
  'johri-meena': maker('workshop', 'Johri Lane meena bench', ['Jaipur', 'Jaipur', RAJASTHAN]),
  'kot-jewar-glaze': maker('self-help-group', 'Kot Jewar glaze group', [
    'Kot Jewar',
    'Jaipur',
    RAJASTHAN,
  ]),
  'bagh-te-phul': maker('self-help-group', 'Bagh te Phul embroiderers', [
    'Tripuri',
    'Patiala',
    'Punjab',
  ]),
  'parvati-looms': maker('co-operative', 'Parvati Valley looms', [
    'Kullu',
    'Kullu',
    'Himachal Pradesh',
  ]),
  'kanihama-kani': maker('workshop', 'Kanihama Twill loom shed', ['Kanihama', 'Budgam', KASHMIR]),
  'zadibal-naqqash': maker('workshop', 'Zadibal Naqqashi bench', ['Zadibal', 'Srinagar', KASHMIR]),
  sonpadar: maker('co-operative', 'Sonpadar weavers’ group', ['Yeola', 'Nashik', MAHARASHTRA]),
  sahasradhara: maker('self-help-group', 'Sahasradhara women weavers', [
    'Maheshwar',
    'Khargone',
    MADHYA_PRADESH,
  ]),
};
