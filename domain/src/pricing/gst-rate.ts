/** The default GST rate (spec §9). */
export const GST_PERCENT = 18;
