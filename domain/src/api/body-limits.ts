/** Body limits in bytes, enough for the longest values in any script. */

export const SMALL_BODY = 8 * 1024;
/** A form with a few thousand characters. Hindi needs three bytes per character. */
export const FORM_BODY = 32 * 1024;
/** Lines of an order or request, or several long texts. */
export const LIST_BODY = 64 * 1024;
/** A page of content, such as a story. */
export const PAGE_BODY = 512 * 1024;
/** Rows of a product sheet. */
export const SHEET_BODY = 4 * 1024 * 1024;
/** A form with four photos as data URLs. */
export const PHOTOS_BODY = 26 * 1024 * 1024;

/** Values in a body: fields and list elements at every depth. */

export const MAX_FORM_VALUES = 2_000;
export const MAX_PAGE_VALUES = 5_000;
export const MAX_SHEET_VALUES = 24_000;
