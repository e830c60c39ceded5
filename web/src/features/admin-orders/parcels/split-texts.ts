import type { Catalogue } from '#lib/language/language.ts';

const en = {
  split: 'Split into parcels',
  change: 'Change parcels',
  title: (number: string) => `Parcels of order ${number}`,
  save: 'Save parcels',
  parcel: (number: number) => `Parcel ${number}`,
  packed: 'Packed',
  toPack: 'Not packed',
  pieces: (quantity: number, title: string) => `${quantity} × ${title}`,
  add: 'Add parcel',
  merge: (parcel: number, into: number) => `Move parcel ${parcel} into parcel ${into}`,
  empty: 'Add at least one item to each parcel.',
};

export const splitTexts: Catalogue<typeof en> = { en };
