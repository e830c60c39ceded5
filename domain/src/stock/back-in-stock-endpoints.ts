import { array, object, string } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { linkButtonForm } from '../api/link-button-form.ts';
import { backInStockSchema } from './back-in-stock.ts';

export const backInStockEndpoints = defineEndpoints('/api/stock-notices', {
  request: {
    method: 'POST',
    path: '/',
    does: 'Requests one email when a product is back in stock.',
    body: backInStockSchema,
    response: object({
      message: string(),
      /** the key of `message`, as in an error */
      messages: array(object({ key: string() })),
    }),
    errors: ['in_stock'],
  },
  openEndPage: {
    method: 'GET',
    path: '/end',
    does: 'Opens the page to end the request, from the link in that email; it changes nothing.',
    file: 'text/html',
  },
  end: {
    method: 'POST',
    path: '/end',
    does: 'Ends the request.',
    form: linkButtonForm,
    redirects: true,
  },
});
