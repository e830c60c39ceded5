import { readCardProduct, type CardProduct } from '@kargha/domain/catalogue/card-product';
import type { HomeStory } from '@kargha/domain/people/story';
import { STORY_PICTURE_PATH } from '@kargha/domain/people/story-picture-path';
import { listOf, numberOf, recordOf, textOf } from '@kargha/domain/records/stored-record';

export interface HomeContent {
  hero: CardProduct[];
  tiles: { label: string; path: string; product: CardProduct | undefined }[];
  sarees: CardProduct[];
  featured: CardProduct[];
  stories: HomeStory[];
}

/**
 * The answer of GET /api/home. Leaves out a product or story that does not match, where `callEndpoint` would refuse the
 * whole page, and does without the schema library, which no first view needs.
 */
export function readHomeContent(answer: unknown): HomeContent {
  const { hero, tiles, sarees, featured, stories } = recordOf(answer);
  return {
    hero: readProducts(hero),
    tiles: listOf(tiles).map((tile) => {
      const { label, path, product } = recordOf(tile);
      return { label: textOf(label), path: textOf(path), product: readProducts([product])[0] };
    }),
    sarees: readProducts(sarees),
    featured: readProducts(featured),
    stories: listOf(stories).map(recordOf).flatMap(readStory),
  };
}

function readProducts(list: unknown): CardProduct[] {
  return listOf(list).flatMap((product) => {
    const id = textOf(recordOf(product)._id);
    return id === '' ? [] : readCardProduct(id, product);
  });
}

function readStory({ id, picture, ...texts }: Readonly<Record<string, unknown>>): HomeStory[] {
  if (typeof id !== 'string') return [];
  return [
    {
      id,
      title: textOf(texts.title),
      person: textOf(texts.person),
      craft: textOf(texts.craft),
      place: textOf(texts.place),
      excerpt: textOf(texts.excerpt),
      titleHindi: textOf(texts.titleHindi),
      personHindi: textOf(texts.personHindi),
      excerptHindi: textOf(texts.excerptHindi),
      picture: readPicture(picture),
    },
  ];
}

function readPicture(stored: unknown): HomeStory['picture'] {
  const { path, alt, color, width, height } = recordOf(stored);
  if (typeof path !== 'string' || !STORY_PICTURE_PATH.test(path)) return null;
  return {
    path,
    alt: textOf(alt),
    color: textOf(color),
    width: numberOf(width),
    height: numberOf(height),
  };
}
