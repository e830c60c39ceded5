import type { Product } from '@kargha/domain/catalogue/product';
import type { Language } from '#lib/language/language.ts';
import { localizedText } from '#lib/language/localized-text.ts';
import { createResource, useResource, type Loaded } from '#lib/reading/resource.ts';

import { readHomeContent, type HomeContent, type Story } from '../data/home-content.ts';
import { homeTexts } from '../home-texts.ts';

export type { HomeContent, Story, StoryPicture } from '../data/home-content.ts';

const home = createResource<HomeContent>(readHomeContent, homeTexts.en.failed);

/** Fetched by those who read a story: the home page itself does without. */
const stories = createResource<Story | null>(
  async (id) => (await import('../data/story.ts')).readStory(id),
  homeTexts.en.storiesFailed,
);

const pieces = createResource<Product[]>(async (ids) => {
  const { readProducts } = await import('#lib/firebase/firebase-products.ts');
  return ids === '' ? [] : readProducts(ids.split(' '));
}, homeTexts.en.failed);

/** What staff chose for the home page. Read once per visit. */
export function useHome(): Loaded<HomeContent> {
  return useResource(home, 'home');
}

/** The pieces of these ids, in this order, without those that are no longer sold. */
export function useHomeProducts(ids: readonly string[]): Loaded<Product[]> {
  return useResource(pieces, ids.join(' '));
}

/** A whole story; null when there is none, or when it is not published. */
export function useStory(id: string): Loaded<Story | null> {
  return useResource(stories, id);
}

/** Reads a story that could not be read once more. */
export function readStoryAgain(id: string): void {
  stories.ensure(id);
}

/** A story in the shopper's language where staff have written it in that; else in English. */
export function localizedStory(language: Language, story: Story): Story & { lang: Language } {
  return localizedText(language, story, { ...story, ...story.hindi }, 'title');
}
