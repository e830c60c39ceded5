import type { Product } from '@kargha/domain/catalogue/product';
import type { HomeStory, Story } from '@kargha/domain/people/story';
import type { Language } from '#lib/language/language.ts';
import { localizedText } from '#lib/language/localized-text.ts';
import { createResource, useResource, type Loaded } from '#lib/reading/resource.ts';
import { callApi } from '#lib/server/api-client.ts';

import { homeTexts } from '../home-texts.ts';
import { readHomeContent, type HomeContent } from '../data/home-content.ts';

export type HomeTiles = Pick<HomeContent, 'tiles'>;

const home = createResource<HomeContent>(
  async () => readHomeContent(await callApi('/home')),
  homeTexts.en.failed,
);

/** Loaded on demand; the home page does not need it. */
const stories = createResource<Story | null>(
  async (id) => (await import('../data/story.ts')).readStory(id),
  homeTexts.en.storiesFailed,
);

const products = createResource<Product[]>(async (ids) => {
  const { readStoryProducts } = await import('../data/story.ts');
  return ids === '' ? [] : readStoryProducts(ids.split(' '));
}, homeTexts.en.failed);

export function useHome(): Loaded<HomeContent> {
  return useResource(home, 'home');
}

/** Keeps the order of the ids; products no longer sold are left out. */
export function useHomeProducts(ids: readonly string[]): Loaded<Product[]> {
  return useResource(products, ids.join(' '));
}

/** Null when it does not exist or is not published. */
export function useStory(id: string): Loaded<Story | null> {
  return useResource(stories, id);
}

/** Reads a story and its products ahead. @throws Error */
export async function preloadStory(id: string): Promise<void> {
  await stories.preload(id);
  const state = stories.peek(id);
  if (state.status !== 'ready' || !state.data) return;
  await products.preload(state.data.productIds.join(' '));
}

export function readStoryAgain(id: string): void {
  stories.ensure(id);
}

/** In English where there is no Hindi text. */
export function localizedStory<Shown extends HomeStory & { paragraphsHindi?: string[] }>(
  language: Language,
  story: Shown,
): Shown & { lang: Language } {
  const { titleHindi, personHindi, excerptHindi, paragraphsHindi } = story;
  const hindi = { title: titleHindi, person: personHindi, excerpt: excerptHindi };
  return localizedText(
    language,
    story,
    { ...story, ...hindi, ...(paragraphsHindi && { paragraphs: paragraphsHindi }) },
    'title',
  );
}
