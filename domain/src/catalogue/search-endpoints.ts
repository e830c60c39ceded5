import { defineEndpoints } from '../api/endpoint.ts';
import { pageOf } from '../api/response-fields.ts';
import { countedSearch, searchCountSchema, searchListSchema } from './search-counts.ts';

export const searchEndpoints = defineEndpoints('/api/searches', {
  count: {
    method: 'POST',
    path: '/',
    does: 'Counts a search of the shop by its words, without anything about the person. What may be personal is not counted.',
    body: searchCountSchema,
  },
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists what shoppers searched for, most frequent first: with `missed`, only what mostly found nothing.',
    who: 'staff',
    permission: 'content.read',
    query: searchListSchema,
    response: pageOf(countedSearch),
  },
});
