import type { SizeUnit } from '@kargha/domain/catalogue/size-guide';
import type { Fit } from '@kargha/domain/reviews/fit';
import type { Catalogue } from '#lib/language/language.ts';

const FITS: Record<Fit, (count: number, of: number) => string> = {
  small: (count, of) => `${count} of ${of} say it runs small`,
  true: (count, of) => `${count} of ${of} say true to size`,
  large: (count, of) => `${count} of ${of} say it runs large`,
};

const UNITS: Record<SizeUnit, string> = { cm: 'Centimetres', in: 'Inches' };

const en = {
  open: 'Size guide',
  close: 'Close',
  unit: 'Unit',
  units: UNITS,
  size: 'Size',
  fits: FITS,
};

export const sizeGuideTexts: Catalogue<typeof en> = { en };
