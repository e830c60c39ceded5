import {
  measurementProfiles,
  type MeasurementProfile,
} from '@kargha/domain/people/measurement-profiles';
import { storedReader } from '#lib/documents/stored-reader.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';

import { readPrivateDocument, writePrivateDocument } from '../data/private-documents.ts';

const readStored = storedReader('users/{uid}/private/measurements', measurementProfiles);

/** The measurements that a signed-in person keeps in their account. */
export function useMeasurementProfiles(uid: string) {
  const { data, keep, ...others } = useServerQuery({
    queryKey: ['measurements', uid],
    queryFn: () => readProfiles(uid),
  });

  /** @throws FirebaseError */
  async function change(changed: (profiles: MeasurementProfile[]) => MeasurementProfile[]) {
    // Another tab may have saved some meanwhile.
    const profiles = changed(await readProfiles(uid));
    await writePrivateDocument(uid, 'measurements', { profiles });
    keep(profiles);
  }

  return { profiles: data, change, ...others };
}

async function readProfiles(uid: string): Promise<MeasurementProfile[]> {
  return readStored(await readPrivateDocument(uid, 'measurements'))?.profiles ?? [];
}
