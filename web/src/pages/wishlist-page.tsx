import { lowestPrice, type Product } from '@kargha/domain/catalogue/product';
import { cartItem, type CartItem } from '@kargha/domain/shopping/cart';
import type { WishlistItem } from '@kargha/domain/shopping/wishlist';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { ClearWishlist } from '#features/wishlist/components/clear-wishlist.tsx';
import { WishlistGrid } from '#features/wishlist/components/wishlist-grid.tsx';
import {
  useWishlistProducts,
  type WishlistProducts,
} from '#features/wishlist/state/wishlist-check.ts';
import { useWishlistStore } from '#features/wishlist/state/wishlist-store.ts';
import { wishlistTexts } from '#features/wishlist/wishlist-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { useShownPrice } from '#lib/shop/state/shown-prices.ts';
import { productPath, paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { Page } from '#ui/page.tsx';
import { Price } from '#ui/price.tsx';
import { styled } from '#ui/theme/styled.ts';

export function WishlistPage() {
  const texts = useTexts(wishlistTexts);
  const items = useWishlistStore((wishlist) => wishlist.items);
  const products = useWishlistProducts();

  if (items.length === 0) {
    return (
      <Page title={texts.title}>
        <EmptyState
          title={texts.emptyTitle}
          action={
            <ButtonLink to={paths.products} look="action">
              {texts.browse}
            </ButtonLink>
          }
        >
          {texts.emptyHint}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={texts.title} lead={texts.count(items.length)}>
      <WishlistGrid
        items={items}
        productPath={({ id }) => productPath(id)}
        price={(item) => <ItemPrice item={item} product={products.get(item.id)} />}
        obstacle={(item) => findObstacle(item, products)}
        action={(item) =>
          hasChoices(item, products) ? null : (
            <AddToCartButton
              item={buyable(item, products)}
              isBuyable={!findObstacle(item, products)}
            />
          )
        }
      />
      <Actions>
        <ButtonLink to={paths.cart} look="action">
          {texts.viewCart}
        </ButtonLink>
        <ButtonLink to={paths.products}>{texts.continueShopping}</ButtonLink>
        <ClearWishlist count={items.length} />
      </Actions>
    </Page>
  );
}

function ItemPrice({
  item,
  product,
}: {
  item: WishlistItem;
  product?: Product | null | undefined;
}) {
  const { price, originalPrice } = item;
  const stored = { price, costPerItem: originalPrice, chargeTax: true, isLowest: false };
  const { isLowest, ...goods } = product ? lowestPrice(product) : stored;
  return <Price {...useShownPrice(goods)} isLowest={isLowest} />;
}

/** Buyable until availability is known; the cart checks again. */
function findObstacle({ id }: WishlistItem, products: WishlistProducts) {
  const product = products.get(id);
  if (product === undefined) return undefined;
  if (product?.status !== 'active') return 'not-for-sale';
  return cartItem(product, '').inStock ? undefined : 'sold-out';
}

function hasChoices({ id }: WishlistItem, products: WishlistProducts): boolean {
  return (products.get(id)?.variants.length ?? 0) > 0;
}

function buyable(wishlistItem: WishlistItem, products: WishlistProducts): CartItem {
  const { id, name, nameHindi = '', price, originalPrice, image, origin = '' } = wishlistItem;
  const product = products.get(id);
  return product
    ? cartItem(product, image)
    : { id, name, nameHindi, price, originalPrice, image, origin };
}

const Actions = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
  marginTop: spacing(4),
}));
