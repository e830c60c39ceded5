/** What staff print or save; each throws ApiError. */
export { saveLabel, savePackingSlips, savePaper } from '../data/order-paper-api.ts';
