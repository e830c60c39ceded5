/** Of the address to which the links in newsletter emails lead. */
export const OUTCOME_PARAMETER = 'newsletter';
