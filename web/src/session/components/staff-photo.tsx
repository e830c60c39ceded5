import { useEffect, useState } from 'react';

import { fetchStaffFile } from '../state/staff-api.ts';

interface StaffPhotoProps {
  /** of the endpoint that returns it */
  path: string;
  alt: string;
}

/** A photo that only staff may see; nothing until it is loaded. */
export function StaffPhoto({ path, alt }: StaffPhotoProps) {
  const address = usePhotoUrl(path);
  if (address === undefined) return null;
  return <img src={address} alt={alt} style={{ width: '100%', height: 'auto', borderRadius: 8 }} />;
}

/** As an object URL. */
function usePhotoUrl(path: string): string | undefined {
  const [photo, setPhoto] = useState<string>();
  useEffect(() => {
    let isMounted = true;
    let objectUrl: string | undefined;
    fetchStaffFile(path).then(
      (file) => {
        if (!isMounted) return;
        objectUrl = URL.createObjectURL(file);
        setPhoto(objectUrl);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl);
    };
  }, [path]);
  return photo;
}
