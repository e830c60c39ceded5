import { object, type InferOutput } from 'valibot';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { pageOf } from '../api/response-fields.ts';
import { exportFields, savedExportFields } from './export-schema.ts';
import {
  exportListSchema,
  exportRequestSchema,
  savedExportChangeSchema,
  savedExportSchema,
} from './export-requests.ts';

const exportRow = object(exportFields);
export type ExportRow = InferOutput<typeof exportRow>;

const savedExportRow = object(savedExportFields);
export type SavedExportRow = InferOutput<typeof savedExportRow>;

const STAFF = { who: 'staff', permission: 'exports.run' } as const;

/** What a kind contains needs its own permission, which the server checks for each call. */
export const exportEndpoints = defineEndpoints('/api/exports', {
  list: {
    ...STAFF,
    method: 'GET',
    path: '/',
    does: 'Lists exports whose data the person may see, newest first.',
    query: exportListSchema,
    response: pageOf(exportRow),
  },
  start: {
    ...STAFF,
    method: 'POST',
    path: '/',
    does: 'Starts an export, once per request ID. A small one is done at once.',
    body: exportRequestSchema,
    bodyBytes: FORM_BODY,
    response: object({ export: exportRow }),
    status: 201,
    errors: ['permission_missing', 'too_many_requests'],
  },
  listSaved: {
    ...STAFF,
    method: 'GET',
    path: '/saved',
    does: 'Lists saved exports, by name.',
    query: exportListSchema,
    response: pageOf(savedExportRow),
  },
  save: {
    ...STAFF,
    method: 'POST',
    path: '/saved',
    does: 'Saves an export with its schedule, once per request ID.',
    body: savedExportSchema,
    bodyBytes: FORM_BODY,
    response: object({ saved: savedExportRow }),
    status: 201,
    errors: ['permission_missing', 'not_staff'],
  },
  changeSaved: {
    ...STAFF,
    method: 'PUT',
    path: '/saved/:id',
    does: 'Changes a saved export.',
    body: savedExportChangeSchema,
    bodyBytes: FORM_BODY,
    response: object({ saved: savedExportRow }),
    errors: ['permission_missing', 'not_staff', 'stale'],
  },
  deleteSaved: {
    ...STAFF,
    method: 'DELETE',
    path: '/saved/:id',
    does: 'Deletes a saved export and its schedule. Its files stay until they expire.',
  },
  find: {
    ...STAFF,
    method: 'GET',
    path: '/:id',
    does: 'Returns an export and how far it is.',
    response: object({ export: exportRow }),
  },
  cancel: {
    ...STAFF,
    method: 'POST',
    path: '/:id/cancel',
    does: 'Cancels an export that is not done.',
    response: object({ export: exportRow }),
    errors: ['already_done'],
  },
  file: {
    ...STAFF,
    method: 'GET',
    path: '/:id/file',
    does: 'Downloads the file of an export. Each download is in the audit log.',
    file: 'application/octet-stream',
    errors: ['not_done', 'expired'],
  },
});
