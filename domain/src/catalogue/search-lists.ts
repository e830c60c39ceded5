/** Searches that mostly found nothing, or all. */
export const SEARCH_LISTS = ['missed', 'all'] as const;
export const SEARCH_DAYS = ['7', '30', '90'] as const;
