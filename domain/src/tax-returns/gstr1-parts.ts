import {
  array,
  check,
  integer,
  literal,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  type GenericSchema,
} from 'valibot';

import { isGstin } from '../india/gstin.ts';
import { RETURN_RATES } from './return-rates.ts';

/** What the sections of GSTR-1 have in common. */

export const twoDecimals = check<number, string>(
  (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4,
  'more than two decimals',
);
/** Rupees. Sums of a month may be negative when credit notes exceed its sales. */
export const rupees = pipe(number(), twoDecimals);
/** Rupees of one document. */
export const documentRupees = pipe(number(), minValue(0), twoDecimals);
export const rate = picklist(RETURN_RATES);
export const gstin = pipe(string(), check(isGstin, 'not a GSTIN'));
/** Two-digit state code; 97 is other territory. */
export const stateCode = pipe(string(), regex(/^(0[1-9]|[12]\d|3[0-8]|97)$/));
export const date = pipe(string(), regex(/^(0[1-9]|[12]\d|3[01])-(0[1-9]|1[0-2])-20\d{2}$/));
export const documentNumber = pipe(string(), regex(/^[a-zA-Z0-9/-]{1,16}$/));
export const cess = literal(0);

/** `num` is the rate times 100 plus 1: 1801 for 18%, 501 for 5%. */
export const itemNumber = pipe(number(), integer(), minValue(1));

const integratedTax = { iamt: documentRupees };
const halves = { camt: documentRupees, samt: documentRupees };
const taxed = { txval: documentRupees, rt: rate };

/** Between states an item has `iamt`, within a state `camt` and `samt`; never both. */
export const interStateItem = strictObject({ ...taxed, ...integratedTax, csamt: cess });
export const anyItem = strictObject({
  ...taxed,
  iamt: optional(integratedTax.iamt),
  camt: optional(halves.camt),
  samt: optional(halves.samt),
  csamt: cess,
});

export function items<Item extends GenericSchema>(item: Item) {
  return filled(strictObject({ num: itemNumber, itm_det: item }));
}

/** The tool leaves out what is empty. */
export function filled<Item extends GenericSchema>(item: Item) {
  return pipe(array(item), minLength(1));
}
