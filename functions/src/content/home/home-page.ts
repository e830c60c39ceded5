import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isRecord, textOf as text } from '@kargha/domain/records/stored-record';
import type { Product } from '@kargha/domain/catalogue/product';
import type { HomeStory } from '@kargha/domain/people/story';

import { firestore, type DocumentSnapshot } from '../../platform/firestore.ts';
import { productRef, readProducts } from '../../records/product-record.ts';

export interface HomePage {
  hero: Product[];
  tiles: { label: string; path: string; product: Product | null }[];
  sarees: Product[];
  featured: Product[];
  stories: HomeStory[];
}

/** Content of the home page (content/home), without products and stories that are no longer public. */
export async function readHomePage(): Promise<HomePage> {
  const home = await firestore().collection(COLLECTIONS.content).doc('home').get();
  const ids = {
    hero: texts(home, 'heroProductIds'),
    sarees: texts(home, 'carouselProductIds'),
    featured: texts(home, 'featuredProductIds'),
  };
  const tiles = tilesOf(home);
  const [productsById, stories] = await Promise.all([
    readPublicProducts([...Object.values(ids).flat(), ...tiles.map(({ productId }) => productId)]),
    readStories(texts(home, 'storyIds')),
  ]);
  const pick = (ids: readonly string[]) => ids.flatMap((id) => productsById.get(id) ?? []);
  return {
    hero: pick(ids.hero),
    tiles: tiles.map(({ label, path, productId }) => ({
      label,
      path,
      product: productsById.get(productId) ?? null,
    })),
    sarees: pick(ids.sarees),
    featured: pick(ids.featured),
    stories,
  };
}

async function readPublicProducts(ids: readonly string[]): Promise<Map<string, Product>> {
  const refs = [...new Set(ids)].filter((id) => id !== '').map(productRef);
  if (refs.length === 0) return new Map();
  const products = readProducts(await firestore().getAll(...refs));
  return new Map(
    products
      .filter(({ status, restricted }) => status === 'active' && !restricted)
      .map((product) => [product._id, cardFields(product)]),
  );
}

function cardFields(product: Product): Product {
  return {
    ...product,
    description: '',
    descriptionHindi: '',
    searchTokens: [],
    searchTitle: '',
    searchDescription: '',
    images: product.images.filter((image) => !image.startsWith('data:')).slice(0, 1),
    pictures: product.pictures.slice(0, 1),
    cardPictures: undefined,
    provenance: product.provenance && { ...product.provenance, care: '' },
    marks: [],
  };
}

async function readStories(ids: readonly string[]): Promise<HomeStory[]> {
  const refs = ids.map((id) => firestore().collection(COLLECTIONS.stories).doc(id));
  if (refs.length === 0) return [];
  const found = await firestore().getAll(...refs);
  return found
    .filter((story) => story.get('status') === 'published')
    .map((story) => ({
      id: story.id,
      title: text(story.get('title')),
      person: text(story.get('person')),
      craft: text(story.get('craft')),
      place: text(story.get('place')),
      excerpt: text(story.get('excerpt')),
      titleHindi: text(story.get('titleHindi')),
      personHindi: text(story.get('personHindi')),
      excerptHindi: text(story.get('excerptHindi')),
      picture: pictureOf(story.get('picture')),
    }));
}

function pictureOf(stored: unknown): HomeStory['picture'] {
  if (!isRecord(stored)) return null;
  const { path, alt, color, width, height } = stored;
  const size = { width: Number(width) || 0, height: Number(height) || 0 };
  return { path: text(path), alt: text(alt), color: text(color), ...size };
}

function texts(home: DocumentSnapshot, field: string): string[] {
  const list: unknown = home.get(field);
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

function tilesOf(home: DocumentSnapshot) {
  const list: unknown = home.get('tiles');
  if (!Array.isArray(list)) return [];
  return list
    .filter((tile): tile is Record<string, unknown> => typeof tile === 'object' && tile !== null)
    .map(({ label, path, productId }) => ({
      label: text(label),
      path: text(path),
      productId: text(productId),
    }));
}
