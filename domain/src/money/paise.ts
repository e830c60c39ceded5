declare const unit: unique symbol;

/** An exact amount of money: a whole number of paise, a hundredth of a rupee. */
export type Paise = number & { readonly [unit]: 'paise' };

export const PAISE_PER_RUPEE = 100;

/** Marks a whole number as paise. Throws RangeError for fractions, NaN and what is too large to be exact. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`${amount} is not a whole number of paise.`);
  return (amount === 0 ? 0 : amount) as Paise;
}

/** The exact paise of a price in rupees; what lies beyond the paisa is rounded half up. */
export function rupeesToPaise(rupees: number): Paise {
  return paise(Math.round(Number((rupees * PAISE_PER_RUPEE).toPrecision(15))));
}

/** The amount in rupees, with at most two decimals. */
export function paiseToRupees(amount: Paise): number {
  return amount / PAISE_PER_RUPEE;
}

/** The sum of the amounts; nothing sums to zero. */
export function sumPaise(amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** An amount taken a whole number of times. */
export function timesPaise(amount: Paise, times: number): Paise {
  return paise(amount * times);
}
