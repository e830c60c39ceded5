export { saveLabel, savePackingSlips, saveDocument } from '../data/order-document-api.ts';
