import { readQuotation, readQuotes } from '../data/quotations.ts';

export const quotationsQuery = (uid: string) => ({
  queryKey: ['quotations', uid],
  queryFn: () => readQuotes(uid),
});

export const quotationQuery = (id: string) => ({
  queryKey: ['quotation', id],
  queryFn: () => readQuotation(id),
});
