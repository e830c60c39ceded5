import { create } from 'zustand';

import type { Product } from '@kargha/domain/catalogue/product';
import { selectableOptions, optionsProblem } from '@kargha/domain/catalogue/product-options';
import type { LineOptions } from '@kargha/domain/shopping/line-options';

interface OptionSelection {
  productId: string;
  options: LineOptions;
  /** counts how often somebody wanted to buy without a choice: each time the keyboard goes where it is missing */
  missingCount: number;
}

/** What is being chosen of the one product whose details are open; where buttons and choices stand apart. */
const useOptionSelection = create<OptionSelection>()(() => ({
  productId: '',
  options: {},
  missingCount: 0,
}));

const NOTHING: LineOptions = {};

/** What has been chosen of a product so far. What comes in one kind alone is chosen already. */
export function useChosenOptions(product: Product): LineOptions {
  const chosen = useOptionSelection(({ productId, options }) =>
    productId === product._id ? options : NOTHING,
  );
  const single = selectableOptions(product).flatMap(({ name, values: [first = '', ...others] }) =>
    others.length === 0 ? [[name, first] as const] : [],
  );
  const onlyValues: LineOptions = Object.fromEntries<string>(single);
  return single.length === 0 ? chosen : { ...onlyValues, ...chosen };
}

/** How often a choice was asked for while it was missing; 0 while nobody has pressed. */
export function useMissingChoiceCount(product: Product): number {
  return useOptionSelection(({ productId, missingCount }) =>
    productId === product._id ? missingCount : 0,
  );
}

/** Chooses one value of one option. */
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

/** True when everything is chosen; otherwise whoever chooses is shown what is missing. */
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

/** Another visit begins without a choice. */
export function clearChosenOptions(): void {
  useOptionSelection.setState({ productId: '', options: {}, missingCount: 0 });
}
