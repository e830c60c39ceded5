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
  const navigate = useNavigate();

  return {
    openId: viewed === null || viewed === '' ? undefined : viewed,
    pathOf(product) {
      const opened = new URLSearchParams(params);
      opened.set(VIEW, product.slug || product._id);
      return `${location.pathname}?${opened.toString()}`;
    },
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
