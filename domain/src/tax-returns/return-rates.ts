/** GST rates that the portal knows for a line, in percent. */
export const RETURN_RATES = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] as const;
