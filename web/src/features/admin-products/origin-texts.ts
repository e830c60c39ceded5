import { MARK_LABELS } from '@kargha/domain/catalogue/provenance';
import type { Catalogue } from '#lib/language/language.ts';

import type { OriginFormValues } from './state/origin-form-values.ts';

/** What each field of an origin is called, in the form and in sentences that name it. */
export const originLabels: Record<keyof OriginFormValues, string> = {
  craft: 'Craft',
  weave: 'Weave',
  cluster: 'Town or village',
  district: 'District',
  state: 'State',
  artisan: 'Maker',
  loomType: 'Loom',
  fibre: 'Fibre',
  zari: 'Zari',
  dye: 'Dye',
  handHours: 'Hours of handwork',
  lengthM: 'Length (m)',
  widthCm: 'Width (cm)',
  weightGsm: 'Weight of the cloth (g/m²)',
  blousePiece: 'With a blouse piece',
  dimensions: 'Measures in words',
  care: 'Care',
  marks: 'Marks of trust',
};

const en = {
  labels: originLabels,
  title: 'Origin and marks',
  hint: 'Cards, filters and the product page show where a piece comes from. What stays empty is not shown.',
  craftHint: 'Such as Kota doria or Blue pottery.',
  unknownState: 'Not known',
  maker: 'Place and maker',
  make: 'How it is made',
  fibreHint: 'With shares that add up to 100, such as Cotton 80; Silk 20.',
  measures: 'Measures and care',
  dimensionsHint:
    'As shoppers read them, such as 5.5 m × 116 cm. Length, width and weight in figures are for lists.',
  marksHint: 'A mark shows in the shop once somebody has checked it.',
  mark: (place: number) => `Mark ${place}`,
  scheme: 'Scheme',
  schemes: MARK_LABELS,
  labelNo: 'Label number',
  authorisedUser: 'Authorised user',
  giName: 'Registered name',
  giNameHint: 'As in the register of geographical indications; the shop shows it.',
  verifyUrl: 'Link to verify it',
  verifyUrlBegin: 'https://',
  checked: 'I have checked this mark',
  checkedOn: (day: string) => `Checked on ${day}. Whatever is changed is checked anew.`,
  addMark: 'Add mark',
  removeMark: (place: number) => `Remove mark ${place}`,
};

export const originTexts: Catalogue<typeof en> = { en };
