/** Name of the query parameter that says what became of a notice. */
export const NOTICE = 'notice';
