import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import type { Product, ProductOption } from '@kargha/domain/catalogue/product';
import { selectableOptions, optionsProblem } from '@kargha/domain/catalogue/product-options';
import { isSizeOption } from '@kargha/domain/catalogue/size-option';
import { optionsMessage } from '@kargha/domain/messages/option-messages';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

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
  const problem = missingCount > 0 ? optionsProblem(product, options) : null;
  useEffect(() => clearChosenOptions, []);
  return (
    <Choices>
      {selectableOptions(product).map((choice) => (
        <Choice
          key={choice.id}
          choice={choice}
          chosen={options[choice.name]}
          missingCount={problem?.name === choice.name ? missingCount : 0}
          describedBy={problemId}
          onChoose={(value) => chooseOption(product, choice.name, value)}
        >
          {isSizeOption(choice.name) && <SizeHelp product={product} />}
        </Choice>
      ))}
      <p id={problemId} role="alert">
        {problem && translate(optionsMessage(problem, title.text))}
      </p>
    </Choices>
  );
}

interface ChoiceProps {
  choice: ProductOption;
  chosen: string | undefined;
  /** How often the shopper tried to buy without this choice; 0 before the first try. */
  missingCount: number;
  describedBy: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice(props: ChoiceProps) {
  const { choice, chosen, missingCount, describedBy, onChoose, children } = props;
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
          <label key={value}>
            <input
              ref={place === 0 ? first : undefined}
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {translate(value)}
          </label>
        ))}
      </Chips>
      {children}
    </div>
  );
}

const Choices = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  marginTop: spacing(2),
  '& strong': { display: 'block', marginBottom: spacing(0.75), fontWeight: 600 },
  '& > p': { color: vars.palette.error.main, fontWeight: 600 },
  '& > p:empty': { display: 'none' },
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
