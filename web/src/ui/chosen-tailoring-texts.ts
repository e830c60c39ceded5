import type { Catalogue } from '#lib/language/language.ts';

const en = {
  rules:
    'Made for you: you can cancel until we confirm your order. You can return it only if it is faulty or not what you ordered.',
  service: (name: string, price: string) => `${name} (${price})`,
  measurement: (name: string, value: number, unit: string) => `${name}: ${value} ${unit}`,
  giftNote: (note: string) => `Gift note: “${note}”`,
  units: { cm: 'cm', in: 'in' },
};

export const chosenTailoringTexts: Catalogue<typeof en> = { en };
