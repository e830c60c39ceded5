import { vi } from 'vitest';

import { ANCHOR_VARIABLE } from '../foundation/anchor.ts';
import type { SeedDocument } from '../foundation/seed-document.ts';
import type * as SampleShop from '../sample-shop.ts';

/** One month, nine months and two years later, and days around 1 April and 29 February. */
export const FAR_DAYS = [
  '2026-12-15',
  '2027-04-01',
  '2027-05-10',
  '2027-08-15',
  '2028-02-29',
  '2028-11-20',
] as const;

/** The noon in India that a shop opened on that day counts its dates from. */
export function anchorOn(day: string): Date {
  return new Date(`${day}T06:30:00Z`);
}

/** Builds the sample shop as a suite opened on that day has it. Reloads the seed's modules. */
export async function sampleShopOn(day: string): Promise<SeedDocument[]> {
  vi.resetModules();
  vi.stubEnv(ANCHOR_VARIABLE, anchorOn(day).toISOString());
  try {
    const { sampleShop }: typeof SampleShop = await import('../sample-shop.ts');
    return sampleShop({ picturesOf: () => [], imageUrl: () => '' });
  } finally {
    vi.unstubAllEnvs();
    vi.resetModules();
  }
}
