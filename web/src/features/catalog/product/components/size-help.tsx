import { useState } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import { fitSummary } from '@kargha/domain/reviews/fit';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { styled } from '#ui/theme/styled.ts';

import { sizeGuideTexts } from '../../size-guide-texts.ts';
import { useSizeGuide } from '../state/use-size-guide.ts';

const SizeGuideDialog = lazyComponent(
  async () => (await import('./size-guide-dialog.tsx')).SizeGuideDialog,
  { onError: 'over' },
);

/** What helps to choose a size: how it fits other buyers, and the size guide, if there is one. */
export function SizeHelp({ product }: { product: Product }) {
  const texts = useTexts(sizeGuideTexts);
  const guide = useSizeGuide(product);
  const [isOpen, setIsOpen] = useState(false);
  const summary = fitSummary(product.reviews?.fits);
  if (!guide && !summary) return null;
  return (
    <Help>
      {guide && (
        <Button look="quiet" onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      )}
      {summary && <span>{texts.fits[summary.fit](summary.count, summary.of)}</span>}
      {guide && isOpen && <SizeGuideDialog guide={guide} onClose={() => setIsOpen(false)} />}
    </Help>
  );
}

const Help = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5, 2),
  marginTop: spacing(0.5),
  '& > button': { marginInlineStart: -8 },
  '& > span': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
}));
