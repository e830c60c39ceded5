import { create } from 'zustand';

import type { Product } from '@kargha/domain/catalogue/product';
import { asSold, optionsProblem, withOnlyValues } from '@kargha/domain/catalogue/product-options';
import type { LineOptions } from '@kargha/domain/shopping/line-options';

interface OptionSelection {
  productId: string;
  options: LineOptions;
  /** How often the shopper tried to buy without a choice; each time the focus moves to the missing option. */
  missingCount: number;
}

/**
 * Options chosen for the product whose details are open. A store, because buttons and choices are apart in the
 * page.
 */
const useOptionSelection = create<OptionSelection>()(() => ({
  productId: '',
  options: {},
  missingCount: 0,
}));

const NOTHING: LineOptions = {};

/** What the shopper has chosen so far. */
export function useShopperChoice({ _id }: Product): LineOptions {
  return useOptionSelection(({ productId, options }) => (productId === _id ? options : NOTHING));
}

/** An option with a single value counts as chosen. */
export function useChosenOptions(product: Product): LineOptions {
  return withOnlyValues(product, useShopperChoice(product));
}

/** The product as it is sold with the options chosen so far. */
export function useChosenProduct(product: Product): Product {
  return asSold(product, useChosenOptions(product));
}

/** How often the shopper tried to buy without a choice; 0 before the first try. */
export function useMissingChoiceCount(product: Product): number {
  return useOptionSelection(({ productId, missingCount }) =>
    productId === product._id ? missingCount : 0,
  );
}

export function chooseOption({ _id: productId }: Product, name: string, value: string): void {
  useOptionSelection.setState((before) => {
    const mine = before.productId === productId ? before : { options: {}, missingCount: 0 };
    return {
      productId,
      missingCount: mine.missingCount,
      options: { ...mine.options, [name]: value },
    };
  });
}

/** Returns true when every option is chosen; otherwise marks the first missing one. */
export function requireOptions(product: Product, options: LineOptions): boolean {
  if (!optionsProblem(product, options)) return true;
  const { _id: productId } = product;
  useOptionSelection.setState((before) => {
    const isMine = before.productId === productId;
    return {
      productId,
      options: isMine ? before.options : {},
      missingCount: (isMine ? before.missingCount : 0) + 1,
    };
  });
  return false;
}

/** Opens the details of a product with this choice. */
export function startWithOptions(productId: string, options: LineOptions): void {
  useOptionSelection.setState({ productId, options, missingCount: 0 });
}

export function clearChosenOptions(): void {
  useOptionSelection.setState({ productId: '', options: {}, missingCount: 0 });
}
