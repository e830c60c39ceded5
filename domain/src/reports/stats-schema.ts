import { literal, number, optional, record, string, type GenericSchema } from 'valibot';

import { amount, storedObject, text } from '../records/stored-fields.ts';

// Sums that the server increments: a missing one is 0.

const sold = storedObject({ units: amount, revenue: amount });
const byName = <Figure extends GenericSchema>(figure: Figure) => record(string(), figure);
const byDay = <Day extends GenericSchema>(day: Day) => optional(record(string(), day), {});

/** stats/sales-{month} */
export const monthSalesSchema = storedObject({
  kind: literal('month-sales'),
  month: string(),
  days: byDay(
    storedObject({
      orders: amount,
      revenue: amount,
      goods: amount,
      discount: amount,
      returns: amount,
      shipping: amount,
      tax: amount,
    }),
  ),
});

/** stats/product-{month}-{productId} */
export const productSalesSchema = storedObject({
  kind: literal('product-sales'),
  month: string(),
  productId: string(),
  title: text,
  category: text,
  units: amount,
  revenue: amount,
  variants: optional(record(string(), byName(sold))),
});

/** stats/breakdown-{month} */
export const monthBreakdownSchema = storedObject({
  kind: literal('month-breakdown'),
  month: string(),
  days: byDay(
    storedObject({
      crafts: optional(byName(sold), {}),
      origins: optional(byName(sold), {}),
      destinations: optional(byName(sold), {}),
      returns: optional(byName(number()), {}),
      exchanges: optional(byName(number())),
      gst: optional(
        byName(storedObject({ taxable: amount, cgst: amount, sgst: amount, igst: amount })),
        {},
      ),
    }),
  ),
});

/** stats/steps-{month} */
export const monthStepsSchema = storedObject({
  kind: literal('month-steps'),
  month: string(),
  days: byDay(storedObject({ viewed: amount, cart: amount, checkout: amount, paid: amount })),
});
