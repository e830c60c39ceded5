/** How many bytes the body of a request may have: room for what its fields hold at their longest, in any script. */

/** Ids, a choice, a line or a reason. */
export const FEW_FIELDS = 8 * 1024;
/** A form with some thousand letters of a text: Hindi takes three bytes a letter. */
export const A_FORM = 32 * 1024;
/** The lines of an order or of a request, or several long texts. */
export const A_LIST = 64 * 1024;
/** A page that staff write: a story, or the words of a section. */
export const A_PAGE = 512 * 1024;
/** A form with four photos as data strings. */
export const WITH_PHOTOS = 26 * 1024 * 1024;

/** How many values a body may hold, each field and each element of a list counted, at every depth. */

/** What any form or list of the shop sends, the product form with its variants included. */
export const VALUES_OF_A_FORM = 2_000;
/** All policies, with every paragraph in two languages. */
export const VALUES_OF_A_PAGE = 5_000;
/** The rows of a sheet, with columns of which the shop knows nothing. */
export const VALUES_OF_A_SHEET = 24_000;
