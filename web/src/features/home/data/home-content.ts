import type { Product } from '@kargha/domain/catalogue/product';
import { callApi, isJsonObject, type JsonObject, jsonObjectsIn } from '#lib/server/api-client.ts';
import { productFrom } from '#lib/documents/product-document.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';

export interface HomeContent {
  hero: Product[];
  tiles: { label: string; path: string; product: Product | undefined }[];
  sarees: Product[];
  featured: Product[];
  stories: Story[];
}

interface StoryTexts {
  title: string;
  person: string;
  excerpt: string;
  paragraphs: string[];
}

export interface Story extends StoryTexts {
  id: string;
  /** Hindi texts; empty when there is no Hindi text */
  hindi: StoryTexts;
  craft: string;
  place: string;
  productIds: string[];
  picture: StoryPicture | undefined;
}

/** One of the shop's pictures (`{path}.avif` and `{path}.webp`), or a submitted photo. */
export interface StoryPicture {
  /** '/art/story-loom', or a path in Storage */
  path: string;
  alt: string;
  /** '#rrggbb', shown while the picture loads */
  color: string;
}

export async function readHomeContent(): Promise<HomeContent> {
  const { hero, tiles, sarees, featured, stories } = await callApi('/home');
  return {
    hero: jsonObjectsIn(hero).map(product),
    tiles: jsonObjectsIn(tiles).map((tile) => ({
      label: storedFields(tile).text('label'),
      path: storedFields(tile).text('path'),
      product: isJsonObject(tile.product) ? product(tile.product) : undefined,
    })),
    sarees: jsonObjectsIn(sarees).map(product),
    featured: jsonObjectsIn(featured).map(product),
    stories: jsonObjectsIn(stories).map((story) => {
      const fields = storedFields(story);
      return storyFrom(fields.text('id'), fields);
    }),
  };
}

function product(sent: JsonObject): Product {
  return productFrom(storedFields(sent).text('_id'), sent);
}

export function storyFrom(id: string, fields: StoredFields): Story {
  return {
    id,
    ...storyTextsIn(fields, ''),
    hindi: storyTextsIn(fields, 'Hindi'),
    craft: fields.text('craft'),
    place: fields.text('place'),
    productIds: fields.texts('productIds'),
    picture: picture(fields.part('picture')),
  };
}

/** Reads `title`, or `titleHindi` for Hindi, and so on. */
function storyTextsIn(fields: StoredFields, language: '' | 'Hindi'): StoryTexts {
  return {
    title: fields.text(`title${language}`),
    person: fields.text(`person${language}`),
    excerpt: fields.text(`excerpt${language}`),
    paragraphs: fields.texts(`paragraphs${language}`),
  };
}

/** Pictures from anywhere else are not shown. */
function picture(fields: StoredFields): StoryPicture | undefined {
  const path = fields.text('path');
  if (!/^(\/art\/[\w-]+|shownStories\/[\w-]+\/[\w.-]+)$/.test(path)) return undefined;
  return { path, alt: fields.text('alt'), color: fields.text('color') };
}
