const UNITS = ['piece', 'pair', 'set', 'm', 'cm', 'kg', 'g', 'l', 'ml'] as const;
export type QuantityUnit = (typeof UNITS)[number];

export interface NetQuantity {
  amount: number;
  unit: QuantityUnit;
}

/** '2 pieces' or '5.5 m'; null for other text. Units are those of rule 12 and 13 of the Packaged Commodities Rules. */
export function netQuantityIn(typed: string): NetQuantity | null {
  const found = /^(\d{1,6}(?:\.\d{1,3})?) ?([a-z]+)$/.exec(typed.trim().toLowerCase());
  const [, figure = '', word = ''] = found ?? [];
  const unit = UNITS.find((one) => one === word || (one.length > 2 && `${one}s` === word));
  const amount = Number(figure);
  return unit && amount > 0 ? { amount, unit } : null;
}
