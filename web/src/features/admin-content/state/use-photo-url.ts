import { useEffect, useState } from 'react';

import { staffStoryEndpoints } from '@kargha/domain/people/staff-story-endpoints';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';

/** A submitted photo as an object URL. */
export function usePhotoUrl(id: string, place: number): string | undefined {
  const [photo, setPhoto] = useState<string>();
  useEffect(() => {
    let isMounted = true;
    let objectUrl: string | undefined;
    photoUrl(id, place).then(
      (url) => {
        objectUrl = url;
        if (isMounted) setPhoto(url);
        else URL.revokeObjectURL(url);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl);
    };
  }, [id, place]);
  return photo;
}

async function photoUrl(id: string, place: number): Promise<string> {
  const path = endpointPath(staffStoryEndpoints.photo, { params: { id, place: String(place) } });
  return URL.createObjectURL(await fetchStaffFile(path));
}
