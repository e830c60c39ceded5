import { MARK_LABELS } from '@kargha/domain/catalogue/provenance';
import type { Catalogue } from '#lib/language/language.ts';

import type { OriginFormValues } from './editor/state/origin-form-values.ts';

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
  weightGsm: 'Fabric weight (g/m²)',
  blousePiece: 'Includes a blouse piece',
  dimensions: 'Dimensions',
  care: 'Care',
  marks: 'Trust marks',
};

const en = {
  labels: originLabels,
  title: 'Origin and trust marks',
  hint: 'Shown on product cards, in filters and on the product page. Empty fields are not shown.',
  craftHint: 'For example Kota doria or Blue pottery.',
  unknownState: 'Not known',
  maker: 'Place and maker',
  make: 'How it is made',
  fibreHint: 'Percentages must add up to 100, for example Cotton 80; Silk 20.',
  measures: 'Dimensions and care',
  dimensionsHint:
    'Shown to shoppers, for example 5.5 m × 116 cm. The length, width and weight below are used in lists.',
  marksHint: 'The shop shows a mark after staff verify it.',
  mark: (place: number) => `Mark ${place}`,
  scheme: 'Scheme',
  schemes: MARK_LABELS,
  labelNo: 'Label number',
  authorisedUser: 'Authorised user',
  giName: 'Registered name',
  giNameHint: 'As in the Geographical Indications register. Shown in the shop.',
  verifyUrl: 'Verification link',
  verifyUrlBegin: 'https://',
  checked: 'I have verified this mark',
  checkedOn: (day: string) => `Verified on ${day}. If you change it, verify it again.`,
  addMark: 'Add mark',
  removeMark: (place: number) => `Remove mark ${place}`,
};

export const originTexts: Catalogue<typeof en> = { en };
