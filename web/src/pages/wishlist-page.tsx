import { lowestPrice, type Product } from '@kargha/domain/catalogue/product';
import { asSold } from '@kargha/domain/catalogue/product-options';
import type { CartItem } from '@kargha/domain/shopping/cart';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { hasOptions } from '@kargha/domain/shopping/line-ref';
import type { WishlistItem } from '@kargha/domain/shopping/wishlist';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { startWithOptions } from '#features/catalog/product/state/chosen-options.ts';
import { ClearWishlist } from '#features/wishlist/components/clear-wishlist.tsx';
import { WishOptions } from '#features/wishlist/components/wish-options.tsx';
import { WishlistGrid } from '#features/wishlist/components/wishlist-grid.tsx';
import { wishOf } from '#features/wishlist/state/wish.ts';
import { useWishlistProducts } from '#features/wishlist/state/wishlist-check.ts';
import { useWishlistStore } from '#features/wishlist/state/wishlist-store.ts';
import { wishTexts } from '#features/wishlist/wish-texts.ts';
import { wishlistTexts } from '#features/wishlist/wishlist-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useShownPrice } from '#lib/shop/state/shown-prices.ts';
import { productPath, paths } from '#lib/addresses/paths.ts';
import { chosenItem } from '#ui/chosen-item.ts';
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
        picture={(item) => buyable(item, products.get(item.id)).image}
        price={(item) => <ItemPrice item={item} product={products.get(item.id)} />}
        obstacle={(item) => wishOf(item, products.get(item.id)).obstacle}
        options={(item) => <WishOptions item={item} product={products.get(item.id)} />}
        action={(item) => <ItemAction item={item} product={products.get(item.id)} />}
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

interface ItemProps {
  item: WishlistItem;
  /** null when no longer sold, missing when not read yet */
  product: Product | null | undefined;
}

function ItemPrice({ item, product }: ItemProps) {
  const { price, originalPrice } = item;
  const stored = { price, costPerItem: originalPrice, chargeTax: true, isLowest: false };
  const { isLowest, ...goods } = product
    ? lowestPrice(asSold(product, wishOf(item, product).options))
    : stored;
  return <Price {...useShownPrice(goods)} isLowest={isLowest} />;
}

/** Buyable until availability is known; the cart checks again. */
function ItemAction({ item, product }: ItemProps) {
  const { options, isOpen, obstacle } = wishOf(item, product);
  if (obstacle === 'sold-out' && (isOpen || hasOptions(item.options))) {
    return <NotifyLink item={item} options={options} />;
  }
  if (isOpen) return null;
  return <AddToCartButton item={buyable(item, product)} isBuyable={!obstacle} />;
}

/** The page of the product asks for the email address when what is chosen there is sold out. */
function NotifyLink({ item, options }: { item: WishlistItem; options: LineOptions }) {
  const texts = useTexts(wishTexts);
  const { text: name } = useLocalized(item.name, item.nameHindi);
  return (
    <ButtonLink
      look="action"
      to={productPath(item.id)}
      aria-label={texts.notifyNamed(name)}
      onClick={() => startWithOptions(item.id, options)}
    >
      {texts.notifyMe}
    </ButtonLink>
  );
}

function buyable(item: WishlistItem, product: Product | null | undefined): CartItem {
  const { options } = wishOf(item, product);
  if (product) return chosenItem(product, options);
  const { id, name, nameHindi = '', price, originalPrice, image, origin = '' } = item;
  const stored = { id, name, nameHindi, price, originalPrice, image, origin };
  return { ...stored, ...(hasOptions(options) && { options }) };
}

const Actions = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
  marginTop: spacing(4),
}));
