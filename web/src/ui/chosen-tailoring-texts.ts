import type { Catalogue } from '#lib/language/language.ts';

const en = {
  service: (name: string, price: string) => `${name} (${price})`,
  measurement: (name: string, value: number, unit: string) => `${name}: ${value} ${unit}`,
  units: { cm: 'cm', in: 'in' },
};

export const chosenTailoringTexts: Catalogue<typeof en> = { en };
