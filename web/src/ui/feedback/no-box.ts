/** No separate box, so that its content is laid out as if it were not around it. */
export const NO_BOX = { display: 'contents' } as const;
