import type { ReactNode } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FailedFace } from '#ui/feedback/faces.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { uiTexts } from '#ui/ui-texts.ts';

import { usePieces } from '../state/home-resources.ts';

interface PiecesProps {
  ids: readonly string[];
  /** Height of the place while the pieces load, in pixels. */
  height: number;
  children: (products: readonly Product[]) => ReactNode;
}

/** Draws pieces by their ids, or says why it cannot. */
export function Pieces({ ids, height, children }: PiecesProps) {
  const texts = useTexts(uiTexts);
  const pieces = usePieces(ids);
  if (pieces.status === 'loading') return <Skeleton aria-hidden="true" style={{ height }} />;
  if (pieces.status === 'ready') return children(pieces.data);
  return (
    <FailedFace
      title={pieces.message}
      action={<Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>}
    />
  );
}
