declare const unit: unique symbol;

/** An exact amount: a whole number of paise, 1/100 rupee. */
export type Paise = number & { readonly [unit]: 'paise' };

export const PAISE_PER_RUPEE = 100;

/** Throws RangeError for fractions, NaN and numbers that are not exact. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`${amount} is not a whole number of paise.`);
  return (amount === 0 ? 0 : amount) as Paise;
}

/** Rounds half up to the paisa. */
export function rupeesToPaise(rupees: number): Paise {
  return paise(Math.round(Number((rupees * PAISE_PER_RUPEE).toPrecision(15))));
}

export function paiseToRupees(amount: Paise): number {
  return amount / PAISE_PER_RUPEE;
}

export function sumPaise(amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce((sum, amount) => sum + amount, 0));
}

export function timesPaise(amount: Paise, times: number): Paise {
  return paise(amount * times);
}

/** whole × part ÷ of, rounded down; in BigInt, because the product may exceed the safe integers. */
export function partOf(whole: number, part: number, of: number): Paise {
  return of === 0 ? paise(0) : paise(Number((BigInt(whole) * BigInt(part)) / BigInt(of)));
}
