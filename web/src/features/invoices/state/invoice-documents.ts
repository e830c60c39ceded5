import { readDocuments } from '../data/invoices.ts';

export { downloadDocument } from '../data/invoices.ts';
/** Not cached: reads the open orders again each time. */
export { readOpenOrders } from '../data/open-orders.ts';

export const invoicesQuery = (uid: string) => ({
  queryKey: ['invoices', uid],
  queryFn: () => readDocuments(uid),
});
