import type { Raster } from '../paint/raster.ts';

/**
 * The six pictures of a product: the whole, its weave (or surface) close up, its border (or edge), the product folded,
 * opened or from another side, next to something of known size, and its wrong side or back.
 */
export const PICTURE_VIEWS = ['drape', 'weave', 'border', 'other', 'scale', 'reverse'] as const;

export type PictureView = (typeof PICTURE_VIEWS)[number];

/** Each view is drawn only when it is wanted. */
export type ViewDrawers = Record<PictureView, () => Raster | Promise<Raster>>;
