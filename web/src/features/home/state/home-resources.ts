import type { Product } from '@kargha/domain/product';
import { readProducts } from '#lib/firebase-shelf.ts';
import { createResource, useResource, type Loaded } from '#lib/resource.ts';

import { readHome, readStory, type HomeContent, type Story } from '../data/home-content.ts';
import { homeTexts } from '../home-texts.ts';

export type { HomeContent, Story } from '../data/home-content.ts';

const NOTHING_CHOSEN = '';

const home = createResource<HomeContent>(readHome, homeTexts.en.failed);

const pieces = createResource<Product[]>(
  (ids) => (ids === NOTHING_CHOSEN ? Promise.resolve([]) : readProducts(ids.split(' '))),
  homeTexts.en.failed,
);

const stories = createResource<Story[]>(
  (ids) => Promise.all(ids.split(' ').filter(Boolean).map(readStory)),
  homeTexts.en.storiesFailed,
);

/** What staff chose for the home page. */
export function useHome(): Loaded<HomeContent> {
  return useResource(home, 'home');
}

/** The pieces of these ids, in this order, without those that are no longer sold. Read once per visit. */
export function usePieces(ids: readonly string[]): Loaded<Product[]> {
  return useResource(pieces, ids.join(' '));
}

/** The stories of these ids. */
export function useStories(ids: readonly string[]): Loaded<Story[]> {
  return useResource(stories, ids.join(' '));
}
