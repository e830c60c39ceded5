import { PUBLIC_SETTINGS_ID, SETTINGS } from '@kargha/domain/records/collections';

import { readPublicDocument } from '../firebase/public-firestore.ts';
import { createResource, useResource, type Loaded } from '../reading/resource.ts';

/** How the shop works, as far as everybody may know it (settings/public), as it is stored; times are ISO texts. */
export type PublicSettings = Readonly<Record<string, unknown>>;

// Who shows them says in their own words that they could not be read, or keeps to what is usual.
const settings = createResource<PublicSettings>(
  async (id) => (await readPublicDocument(SETTINGS, id)) ?? {},
  '',
);

/** The settings, read once per visit; each reader picks the parts that it shows. */
export function usePublicSettings(): Loaded<PublicSettings> {
  return useResource(settings, PUBLIC_SETTINGS_ID);
}

/** Reads them if they could not be read before. */
export function ensurePublicSettings(): void {
  settings.ensure(PUBLIC_SETTINGS_ID);
}

/** The settings as they are now: what is paid goes by them. Who reads them later in the visit has the same. @throws */
export function refreshPublicSettings(): Promise<PublicSettings> {
  return settings.refresh(PUBLIC_SETTINGS_ID);
}
