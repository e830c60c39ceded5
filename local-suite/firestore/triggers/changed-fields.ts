import { isDeepStrictEqual } from 'node:util';

import type { Fields, Value } from '../messages.ts';

const PLAIN_NAME = /^[A-Za-z_]\w*$/;

/** Returns the paths of changed fields in write order; descends into maps that both sides have. */
export function changedFields(before: Fields = {}, after: Fields = {}): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    changesOf(name, ownValue(before, name), ownValue(after, name)),
  );
}

function changesOf(name: string, before: Value | undefined, after: Value | undefined): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const step = PLAIN_NAME.test(name) ? name : quoted(name);
  if (!before || !after || !('mapValue' in before && 'mapValue' in after)) return [step];
  const below = changedFields(before.mapValue.fields, after.mapValue.fields);
  return below.length === 0 ? [step] : below.map((path) => `${step}.${path}`);
}

function ownValue(fields: Fields, name: string): Value | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function quoted(name: string): string {
  return `\`${name.replace(/[\\`]/g, String.raw`\$&`)}\``;
}
