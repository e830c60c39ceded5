import type { Catalogue } from '#lib/language/language.ts';

/** Of what is below the first screen of a product page. */
const en = {
  particulars: 'Product details',
  category: 'Category',
  collection: 'Collection',
  notAvailable: 'N/A',
  sku: 'SKU',
  barcode: 'Barcode',
  dimensions: 'Dimensions',
  blousePiece: 'Blouse piece',
  included: 'Included',
  clothWeight: 'Cloth weight',
  weight: 'Weight',
  origin: 'Origin and craft',
  craft: 'Craft',
  weave: 'Weave',
  place: 'Place',
  maker: 'Maker',
  loom: 'Loom',
  fibre: 'Fibre',
  dye: 'Dye',
  zari: 'Zari',
  handHours: 'Hours of handwork',
  care: 'Care',
  marks: 'Certifications',
  markMeanings: {
    handloom_mark: 'Certifies handloom weaving, not the fibre.',
    silk_mark: 'Certifies pure natural silk, not the loom.',
    gi: 'Made in its region of origin by the registered method.',
    india_handloom: 'A handloom product that passed quality tests.',
    other: 'As stated by the seller.',
  },
  labelNo: (number: string) => `Label ${number}`,
  authorisedUser: (name: string) => `Authorised user: ${name}`,
  verify: 'Verify this label',
  share: 'Share',
  askOnWhatsApp: 'Ask on WhatsApp',
  shareOnWhatsApp: 'Share on WhatsApp',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  copyFailed: 'The link could not be copied. Please copy it from the address bar.',
};

export const particularsTexts: Catalogue<typeof en> = { en };
export type ParticularsTexts = typeof en;
