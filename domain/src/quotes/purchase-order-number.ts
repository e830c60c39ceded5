import { string } from 'yup';
import { addressMessages } from '../messages/address-messages.ts';

const LONGEST = 40;

/**
 * The buyer's own number for an order. It is printed on documents, and must not be a formula in their
 * spreadsheets.
 */
export const purchaseOrderNumberField = () =>
  string()
    .trim()
    .max(LONGEST, addressMessages.po_number_too_long)
    .matches(/^[\w ./#-]*$/, addressMessages.po_number_shape);
