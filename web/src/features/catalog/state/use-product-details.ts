import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import type { Product } from '@kargha/domain/catalogue/product';
import { keepsPlace } from '#lib/addresses/keep-place.ts';

/** Name of the query parameter that says which product's details are open. */
const VIEW = 'view';

interface Details {
  /** Slug or id of the product whose details are open, if any. */
  openId: string | undefined;
  /** The present address with the details of a product open. */
  pathOf: (product: Product) => string;
  close: () => void;
}

/** Which details are open lives in the address, so that Back closes them. */
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
      // Opened from the list: the step before is the list as it was left.
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
