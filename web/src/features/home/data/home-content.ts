import { doc, getDoc } from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/collections';
import { liteFirestore } from '#lib/firebase-lite.ts';
import { storedFields } from '#lib/stored-fields.ts';

/** What staff put into the window of the shop. */
export interface HomeContent {
  heroIds: string[];
  tiles: { label: string; path: string; productId: string }[];
  sareeIds: string[];
  featuredIds: string[];
  storyIds: string[];
}

export interface Story {
  id: string;
  title: string;
  person: string;
  craft: string;
  place: string;
  excerpt: string;
  paragraphs: string[];
  productIds: string[];
}

/** The choice of pieces and stories for the home page. */
export async function readHome(): Promise<HomeContent> {
  const snapshot = await getDoc(doc(liteFirestore, COLLECTIONS.content, 'home'));
  const fields = storedFields(snapshot.data());
  return {
    heroIds: fields.texts('heroProductIds'),
    tiles: fields.parts('tiles').map((tile) => ({
      label: tile.text('label'),
      path: tile.text('path'),
      productId: tile.text('productId'),
    })),
    sareeIds: fields.texts('carouselProductIds'),
    featuredIds: fields.texts('featuredProductIds'),
    storyIds: fields.texts('storyIds'),
  };
}

/** A story that is published. Throws when there is none of this id, or when it may not be read yet. */
export async function readStory(id: string): Promise<Story> {
  const snapshot = await getDoc(doc(liteFirestore, COLLECTIONS.stories, id));
  if (!snapshot.exists()) throw new Error(`There is no story ${id}.`);
  const fields = storedFields(snapshot.data());
  return {
    id,
    title: fields.text('title'),
    person: fields.text('person'),
    craft: fields.text('craft'),
    place: fields.text('place'),
    excerpt: fields.text('excerpt'),
    paragraphs: fields.texts('paragraphs'),
    productIds: fields.texts('productIds'),
  };
}
