import type { Product } from '@kargha/domain/catalogue/product';
import { asSold } from '@kargha/domain/catalogue/product-options';
import { linePicture } from '@kargha/domain/catalogue/variants';
import { cartItem, type CartItem, type ShownProduct } from '@kargha/domain/shopping/cart';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { hasOptions } from '@kargha/domain/shopping/line-ref';
import { imageUrl } from '#ui/pictures/picture-url.ts';

/** The product with these options as a cart line, at the price, stock and picture of what was chosen. */
export function chosenItem(
  product: ShownProduct & Pick<Product, 'variants' | 'combinations' | 'pictures' | 'images'>,
  options: LineOptions | undefined,
): CartItem {
  const picture = linePicture(product, options);
  return {
    ...cartItem(asSold(product, options), picture === '' ? '' : imageUrl(picture)),
    ...(hasOptions(options) && { options }),
  };
}
