/** Stands in the built frame of a product's page where the server writes the product's title. */
export const PRODUCT_TITLE_PLACE = 'kargha:product-title';

/** `data-place` of the empty element in that frame into which the server writes the first picture. */
export const PRODUCT_PICTURE_PLACE = 'product-picture';

/**
 * How wide a product's first picture is drawn, in the words of the `sizes` attribute: the server and the gallery ask for
 * the same file. Wider than it is on a desk: there the largest file is worth its eight more kilobytes.
 */
export const PRODUCT_PICTURE_SIZES = '(min-width: 600px) 800px, 94vw';
