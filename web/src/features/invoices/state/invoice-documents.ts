import { createResource, type Resource } from '#lib/reading/resource.ts';

import { readDocuments } from '../data/invoices.ts';
import type { ListedDocument } from './listed-document.ts';

export { downloadDocument } from '../data/invoices.ts';

export const invoiceDocuments: Resource<ListedDocument[]> = createResource(
  readDocuments,
  'Failed to load invoices',
);
