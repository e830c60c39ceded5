/** What a shopper asks a piece to be made to: ids of services, and measurements in mm by id. */
export interface TailoringChoice {
  services?: string[] | undefined;
  measurements?: Readonly<Record<string, number>> | undefined;
}

/**
 * Identifies the choice in its order, so that a piece in two sizes of the body is two lines. It is a hash, because
 * parcels and returns repeat it, and measurements are personal. Undefined without a choice.
 */
export function tailoringIdOf({
  services = [],
  measurements = {},
}: TailoringChoice): string | undefined {
  const values = Object.entries(measurements).sort();
  if (services.length + values.length === 0) return undefined;
  return hash(JSON.stringify([[...services].sort(), values]));
}

/** FNV-1a in two lanes, as 16 hexadecimal digits. */
function hash(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1000193];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
  }
  return [low, high].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
