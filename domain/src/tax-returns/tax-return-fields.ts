import { array, nullish, number, object, picklist, string, type InferOutput } from 'valibot';

import { count, time } from '../api/response-fields.ts';
import { REGISTER_KINDS } from '../reports/analytics.ts';
import { RETURN_WARNINGS } from './return-problems.ts';
import { AMENDMENT_TABLES, SUPPLY_TABLES } from './supply-document.ts';

/** Paise; negative when credit notes exceed invoices. */
const amounts = object({ taxable: number(), cgst: number(), sgst: number(), igst: number() });

/** `nil` is table 8, `hsn_b2b` and `hsn_b2c` are table 12. */
export const RETURN_TABLES = [
  ...SUPPLY_TABLES,
  ...AMENDMENT_TABLES,
  'nil',
  'hsn_b2b',
  'hsn_b2c',
] as const;
export type ReturnTable = (typeof RETURN_TABLES)[number];

/**
 * What the return says next to the totals of the documents themselves; of an amendment the difference that it makes to
 * the earlier return.
 */
const returnTable = object({
  table: picklist(RETURN_TABLES),
  documents: count,
  filed: amounts,
  books: amounts,
});
export type ReturnTableRow = InferOutput<typeof returnTable>;

/** The kinds of documents in table 13. */
export const SERIES_KINDS = [...REGISTER_KINDS, 'challan'] as const;
export type SeriesKind = (typeof SERIES_KINDS)[number];

const issuedSeries = object({
  kind: picklist(SERIES_KINDS),
  financialYear: string(),
  first: string(),
  last: string(),
  count,
  /** numbers between first and last without a document that can be read */
  missing: count,
  cancelled: count,
});

const returnWarning = object({
  code: picklist(RETURN_WARNINGS),
  count,
  documents: array(string()),
});
export type ReturnWarning = InferOutput<typeof returnWarning>;

/** GSTR-3B by its own table numbers. Paise. */
const gstr3bFields = object({
  /** 3.1(a) outward taxable supplies, less credit notes */
  outward: amounts,
  /** 3.1(c) outward nil-rated and exempt supplies */
  untaxed: number(),
  /** 3.2 of 3.1(a): between states to unregistered persons, by state code */
  unregistered: array(object({ place: string(), taxable: number(), igst: number() })),
  /** 4(A)(5) all other input tax */
  inputTax: amounts,
  /** 4(B)(1) of it: blocked by s. 17(5) */
  blocked: amounts,
  /** 4(C) */
  netInputTax: amounts,
  /** 5: purchases without tax, between states and within the state */
  exemptPurchases: object({ interState: number(), intraState: number() }),
});
export type Gstr3b = InferOutput<typeof gstr3bFields>;

export const taxReturnFields = object({
  month: string(),
  gstin: string(),
  /** last days for monthly filers */
  due: object({ gstr1: string(), gstr3b: string() }),
  /** when staff marked GSTR-1 as filed; null: not yet */
  filedAt: nullish(time, null),
  tables: array(returnTable),
  series: array(issuedSeries),
  /** documents of the month that are not in the return */
  leftOut: object({ documents: count, amounts }),
  /** invoices less credit notes in the daily sales figures */
  figures: amounts,
  warnings: array(returnWarning),
  gstr3b: gstr3bFields,
});
export type TaxReturn = InferOutput<typeof taxReturnFields>;
