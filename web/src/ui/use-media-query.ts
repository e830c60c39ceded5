import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 599.95px)';

export function usePhone(): boolean {
  return useMediaQuery(PHONE);
}

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
