import { string } from 'yup';

const LONGEST = 40;

/**
 * The buyer's own number for an order. It is printed on documents, and must not be a formula in their
 * spreadsheets.
 */
export const purchaseOrderNumberField = () =>
  string()
    .trim()
    .max(LONGEST, `The PO number can have at most ${LONGEST} characters.`)
    .matches(/^[\w ./#-]*$/, 'A PO number can contain only letters, digits, spaces and . / # - _');
