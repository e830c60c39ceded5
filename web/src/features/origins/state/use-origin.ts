import { originPath, ORIGIN_KINDS, type OriginKind } from '@kargha/domain/catalogue/origin-address';
import {
  publicOriginEndpoints,
  type ListedOrigin,
  type PublicOrigin,
} from '@kargha/domain/catalogue/public-origin-endpoints';
import { createResource, useResource, type Loaded } from '#lib/reading/resource.ts';
import { ApiError } from '#lib/server/api-client.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

import { originsTexts } from '../origins-texts.ts';

const origins = createResource(readOrigin, originsTexts.en.failed);
const lists = createResource(readList, originsTexts.en.failed);

export function useOrigin(kind: OriginKind, slug: string): Loaded<PublicOrigin | null> {
  return useResource(origins, originPath(kind, slug));
}

export function useOrigins(kind: OriginKind): Loaded<readonly ListedOrigin[] | null> {
  return useResource(lists, kind);
}

export async function preloadOrigins(kind: OriginKind): Promise<void> {
  await lists.preload(kind);
}

export function readOriginsAgain(kind: OriginKind): void {
  lists.ensure(kind);
}

/** Null when no product names one. @throws ApiError */
async function readList(kind: string): Promise<readonly ListedOrigin[] | null> {
  const { origins: all } = await callEndpoint(publicOriginEndpoints.all, { params: { kind } });
  return all.length === 0 ? null : all;
}

/** Reads an origin ahead. Null when there is none. @throws ApiError */
export async function preloadOrigin(kind: OriginKind, slug: string): Promise<PublicOrigin | null> {
  await origins.preload(originPath(kind, slug));
  const state = origins.peek(originPath(kind, slug));
  return state.status === 'ready' ? state.data : null;
}

export function readOriginAgain(kind: OriginKind, slug: string): void {
  origins.ensure(originPath(kind, slug));
}

/** By its path. Returns null when there is no such page. @throws ApiError */
async function readOrigin(path: string): Promise<PublicOrigin | null> {
  const [, folder = '', slug = ''] = path.split('/');
  const kind = ORIGIN_KINDS.find((one) => `${one}s` === folder) ?? folder;
  try {
    const params = { kind, slug: decodeURIComponent(slug) };
    return (await callEndpoint(publicOriginEndpoints.find, { params })).origin;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
