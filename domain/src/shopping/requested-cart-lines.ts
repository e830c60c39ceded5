import type { CartLine } from './cart.ts';
import { refOf, type LineRef } from './line-ref.ts';
import type { LineTailoring } from './line-tailoring.ts';
import type { TailoringChoice } from './tailoring-choice.ts';

type RequestedLine = LineRef & TailoringChoice & { quantity: number };

export function requestedCartLines(
  lines: readonly Pick<CartLine, 'id' | 'options' | 'tailoring' | 'quantity'>[],
): RequestedLine[] {
  return lines.map(({ id, options, tailoring, quantity }) => ({
    ...refOf({ productId: id, options }),
    ...(tailoring && choiceOf(tailoring)),
    quantity,
  }));
}

/** The choice that a line was made from. */
export function choiceOf({ services, measurements, giftNote }: LineTailoring): TailoringChoice {
  return {
    ...(services.length > 0 && { services: services.map(({ id }) => id) }),
    ...(measurements.length > 0 && {
      measurements: Object.fromEntries(
        measurements.map(({ id, mm }): [string, number] => [id, mm]),
      ),
    }),
    ...(giftNote && { giftNote }),
  };
}

/** Working days that the services add: they are done one after another. */
export function servicesDays({ services }: Pick<LineTailoring, 'services'>): number {
  return services.reduce((days, { makingDays }) => days + makingDays, 0);
}
