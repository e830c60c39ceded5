/** Gives the shopper the PDF of a paper; throws ApiError. */
export { downloadDocument } from '../data/invoices.ts';
