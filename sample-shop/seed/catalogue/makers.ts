import { NORTH_AND_WEST } from './makers-north-and-west.ts';
import { SOUTH_AND_EAST } from './makers-south-and-east.ts';

/** Every maker. The keys are the ids of the `suppliers` documents. */
export const MAKERS = { ...NORTH_AND_WEST, ...SOUTH_AND_EAST };

export type MakerId = keyof typeof MAKERS;
