/** Placeholder in the built product page for the product title. */
export const PRODUCT_TITLE_PLACE = 'kargha:product-title';

/** `data-place` of the element in the built page that gets the first picture. */
export const PRODUCT_PICTURE_PLACE = 'product-picture';

/**
 * The `sizes` attribute of the first picture: server and gallery must request the same file. It is wider than
 * shown on desktop, where the largest file is worth the extra 8 KB.
 */
export const PRODUCT_PICTURE_SIZES = '(min-width: 600px) 800px, 94vw';
