/** What staff print or save; each throws ApiError. */
export { saveInvoice, saveLabel, savePackingSlips } from '../data/order-paper-api.ts';
