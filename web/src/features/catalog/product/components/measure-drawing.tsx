import type { MeasurePicture } from '@kargha/domain/catalogue/tailoring-schema';
import { styled } from '#ui/theme/styled.ts';

/** The tape of each measurement, on the figure of 60 × 96. */
const TAPES: Record<MeasurePicture, string> = {
  bust: 'M20 34 Q30 39 40 34',
  waist: 'M23 47 Q30 51 37 47',
  hips: 'M19 57 Q30 63 41 57',
  shoulders: 'M17 22 L43 22',
  sleeve: 'M43 23 L48 41',
  'skirt-length': 'M46 47 L46 92',
  'blouse-length': 'M25 21 L25 45',
  neck: 'M26 19 L26 29',
};

/** Shows where the tape goes. The text next to it says the same. */
export function MeasureDrawing({ picture }: { picture: MeasurePicture }) {
  return (
    <Drawing viewBox="0 0 60 96" aria-hidden="true">
      <circle cx="30" cy="9" r="6" />
      <path d="M27 15 L27 19 L17 22 L12 42 L16 43 L20 31 L23 47 L14 92 L46 92 L37 47 L40 31 L44 43 L48 42 L43 22 L33 19 L33 15 Z" />
      <path d={TAPES[picture]} />
    </Drawing>
  );
}

const Drawing = styled('svg')(({ theme: { vars } }) => ({
  width: 60,
  height: 96,
  fill: vars.palette.shop.well,
  stroke: vars.palette.shop.outline,
  strokeWidth: 1.25,
  strokeLinejoin: 'round',
  '& > path:last-of-type': {
    fill: 'none',
    stroke: vars.palette.secondary.main,
    strokeWidth: 2.5,
    strokeLinecap: 'round',
  },
}));
