import type { Catalogue } from '#lib/language/language.ts';

const days = (count: number) => `${count} working ${count === 1 ? 'day' : 'days'}`;

const en = {
  services: 'Services',
  service: (name: string, price: string) => `${name}, ${price}`,
  addsDays: (count: number) => `adds ${days(count)}`,
  measurements: 'Your measurements',
  unit: { cm: 'cm', in: 'inches' },
  limits: (min: number, max: number, unit: string) => `${min} to ${max} ${unit}`,
  price: (price: string) => `Price with services: ${price}`,
  readyIn: (count: number) => `Ready to ship in about ${days(count)}.`,
  profile: 'Saved measurements',
  choose: 'Choose…',
  profileName: 'Name for these measurements',
  save: 'Save measurements',
  saved: 'Measurements saved in your account',
  failed: 'Your measurements could not be saved.',
  signInHint: 'Sign in to save your measurements for the next order.',
};

export const tailoringTexts: Catalogue<typeof en> = { en };
