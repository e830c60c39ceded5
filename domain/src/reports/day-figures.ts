import { number, object, string, type GenericSchema } from 'valibot';

import { count } from '../api/response-fields.ts';
import type { DaySales } from './sales.ts';

/** Sales in paise, as the dashboard and the analytics show them. */
export const salesFigures = object({
  orders: count,
  revenue: number(),
  goods: number(),
  discount: number(),
  returns: number(),
  shipping: number(),
  tax: number(),
}) satisfies GenericSchema<DaySales>;

/** A day in India, as '2026-11-21'. */
export const dayFigures = object({ day: string(), revenue: number(), orders: count });
