import type { Catalogue } from '#lib/language/language.ts';

const en = {
  lead: 'Body measurements in centimetres. Shoppers can switch to inches. The guide appears next to the size option.',
  newGuide: 'New size guide',
  addGuide: 'Add size guide',
  title: 'Title',
  collections: 'Collections',
  noCollections: 'None: every collection',
  vendor: 'Maker',
  vendorHint: 'The vendor of the products. Without one, the guide is for every maker.',
  tableOf: (title: string) => `Sizes and measurements: ${title}`,
  size: 'Size',
  sizeAt: (place: number) => `Name of size ${place}`,
  measurementAt: (place: number) => `Name of measurement ${place}`,
  measurementHindiAt: (place: number) => `Measurement ${place} in Hindi`,
  valueOf: (size: string, measurement: string) => `${measurement} of size ${size}, in cm`,
  inEnglish: 'Measurement',
  inHindi: 'In Hindi',
  addSize: 'Add size',
  addMeasurement: 'Add measurement',
  removeSize: (size: string) => `Remove size ${size}`,
  removeMeasurement: (name: string) => `Remove measurement ${name}`,
  remove: 'Remove',
  note: 'Note',
  noteHindi: 'Note in Hindi',
};

export const sizeGuideEditorTexts: Catalogue<typeof en> = { en };
