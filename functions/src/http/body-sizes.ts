/** How many bytes the body of a request may have: room for what its fields hold at their longest, in any script. */

/** Ids, a choice, a line or a reason. */
export const FEW_FIELDS = 8 * 1024;
/** A form with some thousand letters of a text: Hindi takes three bytes a letter. */
export const A_FORM = 32 * 1024;
/** The lines of an order or of a request, or several long texts. */
export const A_LIST = 64 * 1024;
/** A page that staff write: a story, or the words of a section. */
export const A_PAGE = 512 * 1024;
