import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import { keepsPlace } from '#lib/addresses/keep-place.ts';

const VIEW = 'view';

interface Details {
  openId: string | undefined;
  pathOf: (product: CardProduct) => string;
  close: () => void;
}

/** The open product is in the URL, so that Back closes it. */
export function useProductDetails(): Details {
  const [params, setParams] = useSearchParams();
  const viewed = params.get(VIEW);
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const list = listIn(params);
  // The same while only the open product changes, so that the list behind a dialog does not render again.
  const pathOf = useCallback(
    (product: CardProduct) => {
      const opened = new URLSearchParams(list);
      opened.set(VIEW, product.slug || product._id);
      return `${pathname}?${opened.toString()}`;
    },
    [list, pathname],
  );

  return {
    openId: viewed === null || viewed === '' ? undefined : viewed,
    pathOf,
    close() {
      // Opened from the list: going back keeps its scroll position.
      if (keepsPlace(location.state)) {
        void navigate(-1);
        return;
      }
      setParams(
        (before) => {
          const closed = new URLSearchParams(before);
          closed.delete(VIEW);
          return closed;
        },
        { replace: true },
      );
    },
  };
}

function listIn(params: URLSearchParams): string {
  const list = new URLSearchParams(params);
  list.delete(VIEW);
  return list.toString();
}
