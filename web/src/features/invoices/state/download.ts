export { downloadDocument } from '../data/invoices.ts';
