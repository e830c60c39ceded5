import Dialog from '@mui/material/Dialog';
import { useRef, type KeyboardEvent, type TouchEvent } from 'react';

import type { ProductPicture as Picture } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { CloseIcon, icon } from '#ui/icons.tsx';
import { MuiTheme } from '#ui/theme/mui-theme.tsx';
import { styled } from '#ui/theme/styled.ts';
import { uiTexts } from '#ui/ui-texts.ts';

import { productTexts } from '../../product-texts.ts';
import { ZoomPicture } from './zoom-picture.tsx';

const PreviousIcon = icon(<path d="m14 6-6 6 6 6" />);
const NextIcon = icon(<path d="m10 6 6 6-6 6" />);

interface LightboxProps {
  name: string;
  pictures: readonly Picture[];
  at: number;
  onTurn: (at: number) => void;
  onClose: () => void;
}

/** The pictures at the size of the window: pinch or press to zoom, swipe or arrow keys to turn. */
export function Lightbox({ name, pictures, at, onTurn, onClose }: LightboxProps) {
  const texts = useTexts(productTexts);
  const { close } = useTexts(uiTexts);
  const turn = (step: number) => {
    if (pictures[at + step]) onTurn(at + step);
  };
  const swipe = useSwipe(turn);
  const picture = pictures[at];
  if (!picture) return null;

  function turnByKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.stopPropagation();
    turn(step);
  }

  return (
    <MuiTheme>
      <Dialog open fullScreen onClose={onClose} aria-label={texts.pictures}>
        <Stage onKeyDown={turnByKey} {...swipe}>
          <ZoomPicture key={picture.path} name={name} picture={picture} isFullScreen />
          <Bar>
            <span aria-live="polite">{texts.pictureOf(at + 1, pictures.length)}</span>
            <IconButton
              aria-label={texts.previousPicture}
              disabled={at === 0}
              onClick={() => turn(-1)}
            >
              <PreviousIcon />
            </IconButton>
            <IconButton
              aria-label={texts.nextPicture}
              disabled={at === pictures.length - 1}
              onClick={() => turn(1)}
            >
              <NextIcon />
            </IconButton>
            <IconButton aria-label={close} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </Bar>
        </Stage>
      </Dialog>
    </MuiTheme>
  );
}

/** Pixels; less is a press that slipped. */
const SWIPE = 48;

/** One finger turns, except on a zoomed picture, where it moves the view. */
function useSwipe(turn: (step: number) => void) {
  const start = useRef<number>(undefined);
  return {
    onTouchStart({ touches, currentTarget }: TouchEvent) {
      const isZoomed = currentTarget.querySelector('[data-zoomed]') !== null;
      start.current = touches.length === 1 && !isZoomed ? touches[0]?.clientX : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const moved = (changedTouches[0]?.clientX ?? 0) - (start.current ?? Number.NaN);
      start.current = undefined;
      if (Math.abs(moved) >= SWIPE) turn(moved < 0 ? 1 : -1);
    },
  };
}

const Stage = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'center',
  alignItems: 'center',
  height: '100dvh',
  overflow: 'hidden',
  background: vars.palette.background.default,
  // Pictures are 4 : 5.
  '& > button': { width: 'min(100vw, (100dvh - 64px) * 0.8)', borderRadius: 0 },
}));

const Bar = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  minHeight: 64,
  paddingInline: spacing(2),
  fontVariantNumeric: 'tabular-nums',
}));
