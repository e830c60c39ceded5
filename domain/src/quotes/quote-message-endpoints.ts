import { object, string } from 'yup';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { QUOTE_FILE_UPLOAD } from './quote-files.ts';
import { quoteMessageSchema } from './quote-offer.ts';

const ANY_FILE = 'application/octet-stream';

/** Anything but a version of the offer means the latest one. */
const pdfQuerySchema = object({ version: string().default('') });

/** Messages, files and quotations of one request, for its buyer and for staff. */
export const quoteMessageEndpoints = defineEndpoints('/api/quotes', {
  send: {
    method: 'POST',
    path: '/:id/messages',
    does: 'Sends a message about a request, as its buyer or as staff.',
    who: 'person',
    body: quoteMessageSchema,
    bodyBytes: FORM_BODY,
    errors: ['not_allowed'],
  },
  quotation: {
    method: 'GET',
    path: '/:id/pdf',
    does: 'Returns one version of a quotation as a PDF, the latest by default.',
    who: 'person',
    query: pdfQuerySchema,
    file: 'application/pdf',
    errors: ['legal_identity_missing'],
  },
  requestFile: {
    method: 'GET',
    path: '/:id/files/:name',
    does: 'Returns a file of a request to its buyer or to staff.',
    who: 'person',
    file: ANY_FILE,
  },
  addRequestFile: {
    method: 'PUT',
    path: '/:id/files/:name',
    does: 'Adds a file to a draft request.',
    who: 'person',
    upload: QUOTE_FILE_UPLOAD,
    errors: ['storage_full'],
  },
  removeRequestFile: {
    method: 'DELETE',
    path: '/:id/files/:name',
    does: 'Removes a file from a draft request.',
    who: 'person',
  },
  messageFile: {
    method: 'GET',
    path: '/:id/messages/:messageId/files/:name',
    does: 'Returns a file of a message to the buyer or to staff.',
    who: 'person',
    file: ANY_FILE,
  },
  addMessageFile: {
    method: 'PUT',
    path: '/:id/messages/:messageId/files/:name',
    does: 'Uploads a file for a message that is not sent yet, as its buyer or as staff.',
    who: 'person',
    upload: QUOTE_FILE_UPLOAD,
    errors: ['not_allowed', 'storage_full'],
  },
  removeMessageFile: {
    method: 'DELETE',
    path: '/:id/messages/:messageId/files/:name',
    does: 'Removes a file of a message that is not sent yet.',
    who: 'person',
    errors: ['not_allowed'],
  },
});
