import { readDocuments } from '../data/invoices.ts';

export { downloadDocument } from '../data/invoices.ts';

export const invoicesQuery = (uid: string) => ({
  queryKey: ['invoices', uid],
  queryFn: () => readDocuments(uid),
});
