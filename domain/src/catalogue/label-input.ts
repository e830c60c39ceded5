import { number, object, string } from 'yup';

import { formatCount } from '../money/count-format.ts';
import { TAX_MONTH } from '../tax-returns/tax-month.ts';
import { MAKER_KINDS } from './label-fields.ts';
import { HIGHEST_PRICE, PRODUCT_LENGTHS as LENGTHS } from './product-limits.ts';
import { netQuantityIn } from './net-quantity.ts';
import { hasOnlyBlanks } from './provenance-input.ts';

const text = (name: string, longest: number) =>
  string().trim().max(longest, `${name} can have at most ${longest} characters.`).default('');

/** A month as '2026-11', or ''. */
export function optionalMonthField() {
  return string()
    .trim()
    .matches(TAX_MONTH, { message: 'Write the month as 2026-11.', excludeEmptyString: true })
    .default('');
}

/** The package label as staff send it. Null when all fields are empty. */
export const labelInputSchema = object({
  mrp: number()
    .typeError('The MRP must be a number.')
    .min(0, 'The MRP must be at least 0.')
    .max(HIGHEST_PRICE, `The MRP must be at most ${formatCount(HIGHEST_PRICE)}.`)
    .default(0),
  netQuantity: text('The net quantity', LENGTHS.netQuantity).test(
    'net-quantity',
    'Write a number and a unit, such as 1 piece, 2 pieces, 5.5 m or 200 g.',
    (typed) => typed === '' || netQuantityIn(typed) !== null,
  ),
  makerKind: string()
    .oneOf(['', ...MAKER_KINDS], 'Choose manufacturer, packer or importer.')
    .default(''),
  makerName: text('The name', LENGTHS.makerName),
  makerAddress: text('The address', LENGTHS.makerAddress).test(
    'address',
    'Enter the address of the manufacturer, packer or importer.',
    (typed, { parent }) => typed !== '' || !(parent as { makerName?: string }).makerName,
  ),
  countryOfOrigin: text('The country', LENGTHS.countryOfOrigin).matches(
    /^(\p{Lu}[\p{L} .'()-]*)?$/u,
    'Write the country with a capital letter, such as India or Nepal.',
  ),
  monthOfManufacture: optionalMonthField(),
})
  .nullable()
  .default(null)
  .transform((sent: unknown) => (hasOnlyBlanks(sent) ? null : sent));
