import type { Technique } from './craft-techniques.ts';

export type { Technique } from './craft-techniques.ts';
export { TECHNIQUES } from './craft-techniques.ts';

/**
 * What the first picture shows. Cloth can be any technique of thread, dye, print or needle; solids are clay, metal
 * and so on.
 */
export const ART_OBJECTS = {
  cloth: [
    'saree',
    'dupatta',
    'stole',
    'shawl',
    'kurta',
    'shirt',
    'dhoti',
    'lehenga',
    'short-kurti',
    'long-kurti',
    'bedsheet',
    'curtain',
    'doormat',
    'rug',
    'hanky',
    'cushion',
    'table-runner',
    'wallhanging',
    'tote',
    'potli',
    'sling-bag',
    'clutch',
    'tie',
  ],
  solid: [
    'vase',
    'bowl',
    'plate',
    'lamp',
    'figurine',
    'box',
    'basket',
    'earrings',
    'necklace',
    'bangles',
  ],
} as const;

export type ArtObject = (typeof ART_OBJECTS)['cloth' | 'solid'][number];

/**
 * The figure that the technique repeats. A technique that cannot draw it uses the nearest one; without a motif it
 * uses its most typical one. Figurines are an elephant, horse, bull, owl, peacock, fish or boat.
 */
export const MOTIFS = [
  'paisley',
  'lotus',
  'buta',
  'flower',
  'leaf',
  'vine',
  'tree',
  'peacock',
  'parrot',
  'elephant',
  'horse',
  'bull',
  'owl',
  'fish',
  'boat',
  'lozenge',
  'star',
  'temple',
  'chevron',
  'stripe',
  'check',
  'dot',
  'ring',
  'grid',
  'sun',
  'dancers',
  'wave',
] as const;

export type Motif = (typeof MOTIFS)[number];

/**
 * The edge of a cloth. `zari` gold bands, `temple` spikes into the field, `korvai` contrast border with spikes and
 * zari, `plain` one solid band, `tassel` knotted fringe, `scallop` embroidered curves, `stripe` fine woven lines,
 * `figured` a row of motifs, `none` no border at all.
 */
export type ArtBorder =
  | 'zari'
  | 'temple'
  | 'korvai'
  | 'plain'
  | 'tassel'
  | 'scallop'
  | 'stripe'
  | 'figured'
  | 'none';

/** How a product's pictures are drawn. Random details are seeded by the product's id. */
export interface ArtRecipe {
  technique: Technique;
  /** 2–6 colours `#rrggbb`: ground, motif, border, accent, two more. Metal, clay and wood: the body's colour first. */
  palette: string[];
  object: ArtObject;
  motif?: Motif;
  border?: ArtBorder;
  zari?: 'gold' | 'silver' | 'copper';
  /** Scale of the pattern, 1 by default: 0.6 dense and small, 1.6 large and bold. */
  scale?: number;
  /** The product's real length, height or width in cm, for the picture next to something of known size. */
  cm?: number;
  /** Changes the random details without changing the product's id. */
  seed?: string;
}
