import { useSearchParams } from 'react-router-dom';

import { KEEP_PLACE } from '../addresses/keep-place.ts';

/**
 * A filter in the URL. Default values and unknown parameters are left out or untouched. @returns the filter and a
 * function that changes part of it
 */
export function useUrlFilter<Filter extends Readonly<Record<string, string>>>(
  defaults: Filter,
): [filter: Record<keyof Filter & string, string>, change: (some: Partial<Filter>) => void] {
  const [address, setAddress] = useSearchParams();
  const names = Object.keys(defaults) as (keyof Filter & string)[];
  const filter = Object.fromEntries(
    names.map((name) => [name, address.get(name) ?? defaults[name] ?? '']),
  ) as Record<keyof Filter & string, string>;

  function change(some: Partial<Filter>) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of names) {
          const value = some[name];
          if (!(name in some)) continue;
          if (value === undefined || value === defaults[name]) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      // Keeps the focus in the filter's field.
      { replace: true, state: KEEP_PLACE },
    );
  }

  return [filter, change];
}
