import type { Catalogue } from '#lib/language/language.ts';

const en = {
  best: (day: string, amount: string) => `Best day: ${day} with ${amount}.`,
  bar: (day: string, amount: string, orders: number) =>
    `${day}: ${amount}, ${orders} ${orders === 1 ? 'order' : 'orders'}`,
};

export const dayChartTexts: Catalogue<typeof en> = { en };
