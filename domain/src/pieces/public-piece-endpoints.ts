import { array, nullable, object, record, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, time } from '../api/response-fields.ts';
import { provenance, trustMark } from '../catalogue/provenance-schema.ts';

/** What everyone who has the code may know: nothing about a buyer. */
export const publicPiece = object({
  code: string(),
  /** the numbers of its pieces in their batch, both included */
  from: count,
  to: count,
  /** pieces that were recorded together */
  batchCount: count,
  title: string(),
  /** '' when there is none */
  titleHindi: string(),
  options: record(string(), string()),
  provenance: nullable(provenance),
  marks: array(trustMark),
  countryOfOrigin: string(),
  /** '2026-11'; '' when unknown */
  monthOfManufacture: string(),
  /** null for pieces that were in the shop before they were recorded */
  receivedAt: nullable(time),
  /** '' when the product has no page any more */
  productSlug: string(),
  /** pieces of this code whose certificate no longer holds */
  withdrawn: array(object({ number: count, at: time })),
});
export type PublicPiece = InferOutput<typeof publicPiece>;

/** Without request schemas, so that the page of a piece does not load them. */
export const publicPieceEndpoints = defineEndpoints('/api/pieces', {
  find: {
    method: 'GET',
    path: '/:code',
    does: 'Returns who made a piece, where and when, by the code on its label.',
    response: object({ piece: publicPiece }),
    cachedForGuests: true,
  },
  certificate: {
    method: 'GET',
    path: '/:code/certificate',
    does: 'Returns the certificate of authenticity, one page for each piece, as a PDF.',
    file: 'application/pdf',
    errors: ['piece_withdrawn'],
  },
});
