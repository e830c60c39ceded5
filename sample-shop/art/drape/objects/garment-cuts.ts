import type { GarmentCut } from './garment.ts';

export const KURTA: GarmentCut = {
  shoulder: 0.2,
  armpit: 0.42,
  waist: 0.66,
  hem: 1.13,
  shoulderHalf: 0.205,
  chestHalf: 0.215,
  waistHalf: 0.215,
  hemHalf: 0.255,
  neckHalf: 0.066,
  neckDepth: 0.045,
  sleeve: { length: 0.55, turn: 17, cuff: 0.115 },
  hemCurve: 0.012,
  cm: 96,
};

export const SHIRT: GarmentCut = enlarged(1.1, {
  ...KURTA,
  shoulder: 0.24,
  armpit: 0.46,
  waist: 0.72,
  hem: 1.06,
  shoulderHalf: 0.235,
  chestHalf: 0.245,
  waistHalf: 0.235,
  hemHalf: 0.25,
  neckDepth: 0.05,
  sleeve: { length: 0.27, turn: 24, cuff: 0.17 },
  hemCurve: 0.06,
  cm: 84,
});

export const SHORT_KURTI: GarmentCut = enlarged(1.14, {
  ...KURTA,
  shoulder: 0.24,
  armpit: 0.43,
  waist: 0.62,
  hem: 1.02,
  shoulderHalf: 0.19,
  chestHalf: 0.2,
  waistHalf: 0.18,
  hemHalf: 0.275,
  neckHalf: 0.085,
  neckDepth: 0.1,
  sleeve: { length: 0.36, turn: 26, cuff: 0.12 },
  hemCurve: 0.03,
  cm: 84,
});

export const LONG_KURTI: GarmentCut = enlarged(1.02, {
  ...KURTA,
  shoulder: 0.16,
  armpit: 0.335,
  waist: 0.5,
  hem: 1.17,
  shoulderHalf: 0.165,
  chestHalf: 0.175,
  waistHalf: 0.155,
  hemHalf: 0.315,
  neckHalf: 0.075,
  neckDepth: 0.085,
  sleeve: { length: 0.4, turn: 18, cuff: 0.095 },
  hemCurve: 0.03,
  cm: 108,
});

function enlarged(times: number, cut: GarmentCut): GarmentCut {
  const height = (y: number) => 0.66 + (y - 0.66) * times;
  return {
    shoulder: height(cut.shoulder),
    armpit: height(cut.armpit),
    waist: height(cut.waist),
    hem: height(cut.hem),
    shoulderHalf: cut.shoulderHalf * times,
    chestHalf: cut.chestHalf * times,
    waistHalf: cut.waistHalf * times,
    hemHalf: cut.hemHalf * times,
    neckHalf: cut.neckHalf * times,
    neckDepth: cut.neckDepth * times,
    sleeve: {
      turn: cut.sleeve.turn,
      length: cut.sleeve.length * times,
      cuff: cut.sleeve.cuff * times,
    },
    hemCurve: cut.hemCurve * times,
    cm: cut.cm / times,
  };
}
