import { textHash } from '../records/text-hash.ts';

/** What a shopper asks of a piece: ids of services, measurements in mm by id, and a note to pack with it. */
export interface TailoringChoice {
  services?: string[] | undefined;
  measurements?: Readonly<Record<string, number>> | undefined;
  giftNote?: string | undefined;
}

/** The choice alone, without empty fields. */
export function choiceIn({ services, measurements, giftNote }: TailoringChoice): TailoringChoice {
  return {
    ...(services && { services }),
    ...(measurements && { measurements }),
    ...(giftNote && { giftNote }),
  };
}

/**
 * Identifies the choice in its order, so that a piece in two sizes of the body is two lines, and so are two gifts with
 * different notes. It is a hash, because parcels and returns repeat it, and measurements and notes are personal.
 * Undefined without a choice.
 */
export function tailoringIdOf({
  services = [],
  measurements = {},
  giftNote = '',
}: TailoringChoice): string | undefined {
  const values = Object.entries(measurements).sort();
  const notes = giftNote === '' ? [] : [giftNote];
  if (services.length + values.length + notes.length === 0) return undefined;
  return textHash(JSON.stringify([[...services].sort(), values, ...notes]));
}
