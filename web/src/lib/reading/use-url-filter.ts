import { useSearchParams } from 'react-router-dom';

import { KEEP_PLACE } from '../addresses/keep-place.ts';

/**
 * A filter that lives in the page's address, so that it can be shared, kept and gone back to. What stands at its
 * default is left out of the address; names that are not in `defaults` are left alone.
 * @returns the filter, and a way to change some of it
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
      // Whoever types into the filter stays in its field.
      { replace: true, state: KEEP_PLACE },
    );
  }

  return [filter, change];
}
