/** How many bytes the body of a request may have: room for what its fields hold at their longest, in any script. */

/** Ids, a choice, a line or a reason. */
export const SMALL_BODY = 8 * 1024;
/** A form with some thousand letters of a text: Hindi takes three bytes a letter. */
export const FORM_BODY = 32 * 1024;
/** The lines of an order or of a request, or several long texts. */
export const LIST_BODY = 64 * 1024;
/** A page that staff write: a story, or the words of a section. */
export const PAGE_BODY = 512 * 1024;
/** A form with four photos as data strings. */
export const PHOTOS_BODY = 26 * 1024 * 1024;

/** How many values a body may hold, each field and each element of a list counted, at every depth. */

/** What any form or list of the shop sends, the product form with its variants included. */
export const MAX_FORM_VALUES = 2_000;
/** All policies, with every paragraph in two languages. */
export const MAX_PAGE_VALUES = 5_000;
/** The rows of a sheet, with columns of which the shop knows nothing. */
export const MAX_SHEET_VALUES = 24_000;
