import { paise } from '@kargha/domain/money/paise';
import type { OfferBasis, QuoteLine } from '@kargha/domain/quotes/quote-schema';
import { GST_RATES } from '@kargha/domain/quotes/quote-offer';

/** Offers with every combination that the form allows; the same ones in every run. */
export function randomOffers(count: number): OfferBasis[] {
  const random = seededRandom(20_261_121);
  return Array.from({ length: count }, () => randomOffer(random));
}

type Random = () => number;

function randomOffer(random: Random): OfferBasis {
  const lines = Array.from({ length: 1 + randomUpTo(random, 7) }, () => randomLine(random));
  return {
    lines,
    overallDiscount: paise(random() < 0.5 ? 0 : randomUpTo(random, 90_000_000)),
    shipping: paise(random() < 0.2 ? 0 : randomUpTo(random, 500_000)),
    withinState: random() < 0.5,
  };
}

function randomLine(random: Random): QuoteLine {
  return {
    productId: null,
    description: 'Kurta',
    quantity: 1 + randomUpTo(random, 5000),
    unitPrice: paise(randomUpTo(random, 2_000_000)),
    discountPercent: random() < 0.5 ? 0 : randomUpTo(random, 10_000) / 100,
    customisation: '',
    hsnCode: '6211',
    taxPercent: GST_RATES[randomUpTo(random, GST_RATES.length - 1)] ?? 0,
  };
}

function randomUpTo(random: Random, max: number): number {
  return Math.floor(random() * (max + 1));
}

/** A linear congruential generator. */
function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
