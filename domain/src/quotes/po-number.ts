import { string } from 'yup';

const LONGEST = 40;

/** The buyer's own number for an order, for their books: it stands on our papers, and is no formula in their sheets. */
export const poNumberField = () =>
  string()
    .trim()
    .max(LONGEST, `The PO number can have at most ${LONGEST} characters.`)
    .matches(/^[\w ./#-]*$/, 'A PO number can contain only letters, digits, spaces and . / # - _');
