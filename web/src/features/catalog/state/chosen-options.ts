import { create } from 'zustand';

import type { Product } from '@kargha/domain/catalogue/product';
import { choicesOf, optionsProblem } from '@kargha/domain/catalogue/product-options';
import type { LineOptions } from '@kargha/domain/shopping/line-options';

interface Choosing {
  productId: string;
  options: LineOptions;
  /** counts how often somebody wanted to buy without a choice: each time the keyboard goes where it is missing */
  asked: number;
}

/** What is being chosen of the one product whose details are open; where buttons and choices stand apart. */
const useChoosing = create<Choosing>()(() => ({ productId: '', options: {}, asked: 0 }));

const NOTHING: LineOptions = {};

/** What has been chosen of a product so far. What comes in one kind alone is chosen already. */
export function useChosenOptions(product: Product): LineOptions {
  const chosen = useChoosing(({ productId, options }) =>
    productId === product._id ? options : NOTHING,
  );
  const single = choicesOf(product).flatMap(({ name, values: [first = '', ...others] }) =>
    others.length === 0 ? [[name, first] as const] : [],
  );
  const alone: LineOptions = Object.fromEntries<string>(single);
  return single.length === 0 ? chosen : { ...alone, ...chosen };
}

/** How often a choice was asked for while it was missing; 0 while nobody has pressed. */
export function useMissingChoiceCount(product: Product): number {
  return useChoosing(({ productId, asked }) => (productId === product._id ? asked : 0));
}

/** Chooses one value of one option. */
export function chooseOption({ _id: productId }: Product, name: string, value: string): void {
  useChoosing.setState((before) => {
    const mine = before.productId === productId ? before : { options: {}, asked: 0 };
    return { productId, asked: mine.asked, options: { ...mine.options, [name]: value } };
  });
}

/** True when everything is chosen; otherwise whoever chooses is shown what is missing. */
export function requireOptions(product: Product, options: LineOptions): boolean {
  if (!optionsProblem(product, options)) return true;
  const { _id: productId } = product;
  useChoosing.setState((before) => {
    const isMine = before.productId === productId;
    return {
      productId,
      options: isMine ? before.options : {},
      asked: (isMine ? before.asked : 0) + 1,
    };
  });
  return false;
}

/** Another visit begins without a choice. */
export function clearChosenOptions(): void {
  useChoosing.setState({ productId: '', options: {}, asked: 0 });
}
