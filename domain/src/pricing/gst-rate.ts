/** Goods pay this when no rate of the tax table says otherwise (spec §9). */
export const GST_PERCENT = 18;
