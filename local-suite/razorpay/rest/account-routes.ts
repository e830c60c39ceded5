import type { Route } from '../../companion-server/routes.ts';
import { invalidInput } from '../api-error.ts';
import { acceptDispute, contestDispute } from '../store/disputes.ts';
import { createDocument } from '../store/documents.ts';
import { collectionOf } from '../store/sandbox-store.ts';
import { reconItems } from '../store/settlements.ts';
import { listPage } from './list-page.ts';
import { on } from './rest-route.ts';
import type { RestHandler } from './rest-route.ts';

/** Disputes, documents, settlements and downtimes. */
export const ACCOUNT_ROUTES: Route<RestHandler>[] = [
  on('GET /v1/disputes', 'list_disputes', ({ sandbox, query }) =>
    listPage([...sandbox.store.disputes.values()], query),
  ),
  on('GET /v1/disputes/:id', 'fetch_dispute', ({ sandbox, params }) =>
    sandbox.store.dispute(params.id ?? ''),
  ),
  on('POST /v1/disputes/:id/accept', 'accept_dispute', ({ sandbox, params }) =>
    acceptDispute(sandbox, sandbox.store.dispute(params.id ?? '')),
  ),
  on('PATCH /v1/disputes/:id/contest', 'contest_dispute', ({ sandbox, params, fields }) =>
    contestDispute(sandbox, sandbox.store.dispute(params.id ?? ''), fields),
  ),
  on('POST /v1/documents', 'create_document', ({ sandbox, fields }) => {
    const { purpose, file } = fields;
    if (purpose !== 'dispute_evidence') throw invalidInput('The purpose is invalid.', 'purpose');
    if (!(file instanceof File)) throw invalidInput('The file field is required.', 'file');
    return createDocument(sandbox.store, file);
  }),
  on('GET /v1/settlements', 'list_settlements', ({ sandbox, query }) =>
    listPage([...sandbox.store.settlements.values()], query),
  ),
  on('GET /v1/settlements/recon/combined', 'settlement_items', ({ sandbox, query }) =>
    reconItems(sandbox.store, query),
  ),
  on('GET /v1/settlements/:id', 'list_settlements', ({ sandbox, params }) =>
    sandbox.store.settlement(params.id ?? ''),
  ),
  on('GET /v1/payments/downtimes', 'list_downtimes', ({ sandbox }) =>
    collectionOf(
      [...sandbox.store.downtimes.values()].filter(({ status }) => status !== 'resolved'),
    ),
  ),
];
