import { EvaluationError } from '../../values/evaluation-error.ts';
import { path, type LatLngValue, type MapValue } from '../../values/rule-value.ts';
import { castToString } from './casts.ts';
import { operation, operationTable } from './operation.ts';

const EARTH_RADIUS_METERS = 6_371_008.8;
const RADIANS_PER_DEGREE = Math.PI / 180;
/** `{name}` as a whole segment. */
const PLACEHOLDER = /^\{(\w+)\}$/;

export const BYTES_METHODS = operationTable({
  size: operation(['bytes'], ({ data }) => BigInt(data.length)),
  /** URL-safe, with padding. */
  toBase64: operation(['bytes'], ({ data }) =>
    data.toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: operation(['bytes'], ({ data }) => data.toString('hex').toUpperCase()),
});

export const LATLNG_METHODS = operationTable({
  latitude: operation(['latlng'], ({ latitude }) => latitude),
  longitude: operation(['latlng'], ({ longitude }) => longitude),
  distance: operation(['latlng', 'latlng'], distanceInMeters),
});

export const PATH_METHODS = operationTable({
  bind: operation(['path', 'map'], ({ segments }, values) => {
    refuseUnknown(segments, values);
    return path(segments.map((segment) => bound(segment, values)));
  }),
});

function refuseUnknown(segments: readonly string[], { entries }: MapValue): void {
  const unknown = Array.from(entries.keys()).filter((name) => !segments.includes(`{${name}}`));
  if (unknown.length === 0) return;
  throw new EvaluationError(`Variable(s) ${unknown.join(', ')} do not exist in the path template.`);
}

function bound(segment: string, { entries }: MapValue): string {
  const value = entries.get(PLACEHOLDER.exec(segment)?.[1] ?? '');
  return value === undefined ? segment : castToString(value);
}

/** The haversine distance on a sphere. */
function distanceInMeters(from: LatLngValue, to: LatLngValue): number {
  const north = (to.latitude - from.latitude) * RADIANS_PER_DEGREE;
  const east = (to.longitude - from.longitude) * RADIANS_PER_DEGREE;
  const shrink =
    Math.cos(from.latitude * RADIANS_PER_DEGREE) * Math.cos(to.latitude * RADIANS_PER_DEGREE);
  const chord = Math.sin(north / 2) ** 2 + shrink * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
