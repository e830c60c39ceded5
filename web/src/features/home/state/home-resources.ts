import type { Product } from '@kargha/domain/product';
import { createResource, useResource, type Loaded } from '#lib/resource.ts';

import type { HomeContent, Story } from '../data/home-content.ts';
import { homeTexts } from '../home-texts.ts';

export type { HomeContent, Story } from '../data/home-content.ts';

const NOTHING_CHOSEN = '';

/** Firestore is fetched after the page is painted: nothing above the fold waits for it. */
const content = () => import('../data/home-content.ts');
const shelf = () => import('#lib/firebase-shelf.ts');

const home = createResource<HomeContent>(
  async () => (await content()).readHome(),
  homeTexts.en.failed,
);

const pieces = createResource<Product[]>(
  async (ids) => (ids === NOTHING_CHOSEN ? [] : (await shelf()).readProducts(ids.split(' '))),
  homeTexts.en.failed,
);

const stories = createResource<Story[]>(async (ids) => {
  const { readStory } = await content();
  return Promise.all(ids.split(' ').filter(Boolean).map(readStory));
}, homeTexts.en.storiesFailed);

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
