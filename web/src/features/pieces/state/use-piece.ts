import {
  publicPieceEndpoints,
  type PublicPiece,
} from '@kargha/domain/pieces/public-piece-endpoints';
import { createResource, useResource, type Loaded } from '#lib/reading/resource.ts';
import { ApiError } from '#lib/server/api-client.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

import { piecesTexts } from '../pieces-texts.ts';

const pieces = createResource(readPiece, piecesTexts.en.failed);

export function usePiece(code: string): Loaded<PublicPiece | null> {
  return useResource(pieces, code);
}

/** @throws ApiError */
export function preloadPiece(code: string): Promise<PublicPiece | null> {
  return pieces.preload(code);
}

export function readPieceAgain(code: string): void {
  pieces.ensure(code);
}

/** Returns null when no piece has this code. @throws ApiError */
async function readPiece(code: string): Promise<PublicPiece | null> {
  try {
    return (await callEndpoint(publicPieceEndpoints.find, { params: { code } })).piece;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
