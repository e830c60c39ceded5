/** What staff print or save; each throws ApiError. */
export { saveLabel, savePackingSlips, saveDocument } from '../data/order-document-api.ts';
