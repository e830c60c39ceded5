import { PUBLIC_SETTINGS_ID, SETTINGS } from '@kargha/domain/records/collections';

import { readPublicDocument } from '../firebase/public-firestore.ts';
import { createResource, useResource, type Loaded } from '../reading/resource.ts';

/** The stored settings/public document; times are ISO strings. */
export type PublicSettings = Readonly<Record<string, unknown>>;

// Each reader shows its own message or falls back to defaults.
const settings = createResource<PublicSettings>(
  async (id) => (await readPublicDocument(SETTINGS, id)) ?? {},
  '',
);

export function usePublicSettings(): Loaded<PublicSettings> {
  return useResource(settings, PUBLIC_SETTINGS_ID);
}

/** Reads the settings ahead. @throws Error */
export function preloadPublicSettings(): Promise<PublicSettings> {
  return settings.preload(PUBLIC_SETTINGS_ID);
}

/** Retries a failed read. */
export function ensurePublicSettings(): void {
  settings.ensure(PUBLIC_SETTINGS_ID);
}

/** For payments, which need current settings; updates every reader. @throws */
export function refreshPublicSettings(): Promise<PublicSettings> {
  return settings.refresh(PUBLIC_SETTINGS_ID);
}
