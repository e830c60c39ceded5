import { useEffect, useId, useRef, type ReactNode } from 'react';

import {
  FEW_LEFT,
  maxPurchasable,
  type Product,
  type ProductOption,
} from '@kargha/domain/catalogue/product';
import {
  asSold,
  optionsProblem,
  selectableOptions,
  valueState,
} from '@kargha/domain/catalogue/product-options';
import { isSizeOption } from '@kargha/domain/catalogue/size-option';
import { findVariant } from '@kargha/domain/catalogue/variants';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { optionsMessage } from '@kargha/domain/messages/option-messages';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { styled } from '#ui/theme/styled.ts';

import { optionStockTexts } from '../../option-stock-texts.ts';
import {
  chooseOption,
  clearChosenOptions,
  useMissingChoiceCount,
  useChosenOptions,
} from '../state/chosen-options.ts';

const SizeHelp = lazyComponent(async () => (await import('./size-help.tsx')).SizeHelp, {
  // Shoppers can choose a size without it.
  onError: () => null,
});

/** Options to choose before buying; renders nothing when every option has one value. */
export function OptionChoices({ product }: { product: Product }) {
  const translate = useTranslate();
  const title = useLocalized(product.title, product.titleHindi);
  const options = useChosenOptions(product);
  const missingCount = useMissingChoiceCount(product);
  const problemId = useId();
  const found = optionsProblem(product, options);
  const problem = missingCount > 0 || found?.kind === 'not_made' ? found : null;
  useEffect(() => clearChosenOptions, []);
  return (
    <Choices>
      {selectableOptions(product).map((choice) => (
        <Choice
          key={choice.id}
          choice={choice}
          stateOf={(value) => valueState(product, options, { name: choice.name, value })}
          chosen={options[choice.name]}
          missingCount={problem?.name === choice.name ? missingCount : 0}
          describedBy={problemId}
          onChoose={(value) => chooseOption(product, choice.name, value)}
        >
          {isSizeOption(choice.name) && <SizeHelp product={product} />}
        </Choice>
      ))}
      <FewLeft product={product} options={options} />
      <p id={problemId} role="alert">
        {problem && translate(optionsMessage(problem, title.text))}
      </p>
    </Choices>
  );
}

/** Only for a variant: the number of a product with one stock is shown above. */
function FewLeft({ product, options }: { product: Product; options: LineOptions }) {
  const texts = useTexts(optionStockTexts);
  const translate = useTranslate();
  const variant = findVariant(product, options);
  const most = maxPurchasable(asSold(product, options));
  const isFew = variant && most <= FEW_LEFT;
  const name = Object.values(variant?.options ?? {})
    .map(translate)
    .join(', ');
  return (
    <small role="status">
      {isFew && (most === 0 ? texts.soldOutIn(name) : texts.fewLeftIn(most, name))}
    </small>
  );
}

interface ChoiceProps {
  choice: ProductOption;
  chosen: string | undefined;
  stateOf: (value: string) => ReturnType<typeof valueState>;
  /** How often the shopper tried to buy without this choice; 0 before the first try. */
  missingCount: number;
  describedBy: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice(props: ChoiceProps) {
  const { choice, chosen, stateOf, missingCount, describedBy, onChoose, children } = props;
  const translate = useTranslate();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (missingCount > 0) first.current?.focus();
  }, [missingCount]);
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={missingCount > 0 || undefined}
      aria-describedby={missingCount > 0 ? describedBy : undefined}
    >
      <strong id={id}>{translate(choice.name)}</strong>
      <Chips>
        {choice.values.map((value, place) => (
          <label key={value} data-state={stateOf(value)}>
            <input
              ref={place === 0 ? first : undefined}
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {translate(value)}
            <ValueState state={stateOf(value)} />
          </label>
        ))}
      </Chips>
      {children}
    </div>
  );
}

function ValueState({ state }: { state: ReturnType<typeof valueState> }) {
  const texts = useTexts(optionStockTexts);
  if (state === 'available') return null;
  return <VisuallyHidden> {state === 'sold-out' ? texts.soldOut : texts.notMade}</VisuallyHidden>;
}

const Choices = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  marginTop: spacing(2),
  '& strong': { display: 'block', marginBottom: spacing(0.75), fontWeight: 600 },
  '& > p': { color: vars.palette.error.main, fontWeight: 600 },
  '& > :is(p, small):empty': { display: 'none' },
  '& > small': { color: vars.palette.secondary.main, fontSize: '0.9375rem', fontWeight: 600 },
}));

const Chips = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  '& > label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.shop.target,
    minHeight: vars.shop.target,
    padding: spacing(0, 1.5),
    border: `1px solid ${vars.palette.shop.outline}`,
    borderRadius: 999,
    background: vars.palette.background.paper,
    cursor: 'pointer',
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  // Crossed out from corner to corner.
  '& > [data-state="sold-out"]': {
    color: vars.palette.text.secondary,
    backgroundImage: `linear-gradient(to top right, transparent calc(50% - 1px), ${vars.palette.shop.outline} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px))`,
  },
  '& > [data-state="not-made"]': {
    borderStyle: 'dashed',
    color: vars.palette.text.secondary,
  },
  '& > label:has(:checked)': {
    borderColor: vars.palette.primary.main,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  '& > label:has(:focus-visible)': {
    outline: `3px solid ${vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));
