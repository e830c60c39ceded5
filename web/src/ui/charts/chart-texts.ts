import type { Catalogue } from '#lib/language/language.ts';

const en = {
  about: (figure: string) => `About ${figure}`,
  best: (day: string, amount: string) => `Best day: ${day} with ${amount}.`,
  bar: (day: string, amount: string, orders: number) =>
    `${day}: ${amount}, ${orders} ${orders === 1 ? 'order' : 'orders'}`,
};

export const chartTexts: Catalogue<typeof en> = { en };
