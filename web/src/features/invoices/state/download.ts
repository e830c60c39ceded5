/** Gives the shopper the PDF of a paper; throws ApiError. */
export { downloadPaper } from '../data/invoices.ts';
