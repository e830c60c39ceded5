import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
}

/** react-router's `Link` for addresses of the shop, without its prefetching, which weighs 2 kB. */
export function Link({ to, replace, state, onClick, ...anchor }: LinkProps) {
  const navigate = useLinkClickHandler(to, {
    target: anchor.target,
    replace,
    state,
  });
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
