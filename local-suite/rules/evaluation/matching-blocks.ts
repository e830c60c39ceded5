import type { MatchBlock, MatchSegment } from '../language/syntax-tree.ts';
import { OpaqueValue } from '../values/opaque-value.ts';
import { path, type RuleValue, type UnknownValue } from '../values/rule-value.ts';
import type { Scope } from './scope.ts';

/**
 * A segment of a requested path. List queries leave some open: the id of the documents ('one'), and everything
 * before the collection of a collection group ('any' number).
 */
export type PathPart = string | { readonly open: 'one' | 'any'; readonly value: UnknownValue };

interface Place {
  readonly scope: Scope;
  readonly version: 1 | 2;
}

/** Returns every match block that certainly matches the whole path, with its variables. */
export function* matchingBlocks(
  blocks: readonly MatchBlock[],
  parts: readonly PathPart[],
  place: Place,
): Generator<{ block: MatchBlock; scope: Scope }> {
  for (const block of blocks) {
    for (const { rest, captures } of matchPrefixes(block.path, parts, place.version)) {
      const scope: Scope = {
        variables: new Map(captures),
        functions: block.functions,
        parent: place.scope,
      };
      if (rest.length === 0) yield { block, scope };
      yield* matchingBlocks(block.matches, rest, { ...place, scope });
    }
  }
}

interface PrefixMatch {
  rest: readonly PathPart[];
  captures: [string, RuleValue][];
}

function* matchPrefixes(
  segments: readonly MatchSegment[],
  parts: readonly PathPart[],
  version: 1 | 2,
): Generator<PrefixMatch> {
  const [segment, ...others] = segments;
  if (!segment) {
    yield { rest: parts, captures: [] };
    return;
  }
  for (const { consumed, value } of prefixes(segment, parts, version)) {
    for (const { rest, captures } of matchPrefixes(others, parts.slice(consumed), version)) {
      const own: [string, RuleValue][] = segment.kind === 'capture' ? [[segment.name, value]] : [];
      yield { rest, captures: [...own, ...captures] };
    }
  }
}

/** Returns how many parts a segment may match, with the captured value. */
function* prefixes(
  segment: MatchSegment,
  parts: readonly PathPart[],
  version: 1 | 2,
): Generator<{ consumed: number; value: RuleValue }> {
  if (segment.kind === 'capture' && segment.recursive) {
    yield* recursivePrefixes(parts, version);
    return;
  }
  const [first] = parts;
  if (first === undefined || isAnyNumber(first)) return;
  if (segment.kind === 'capture' || first === segment.text) {
    yield { consumed: 1, value: valueOf(first) };
  }
}

/** Version 1 matches one part or more and does not support collection groups; version 2 matches none or more. */
function* recursivePrefixes(
  parts: readonly PathPart[],
  version: 1 | 2,
): Generator<{ consumed: number; value: RuleValue }> {
  if (version === 1 && parts.some(isAnyNumber)) return;
  for (let consumed = version === 1 ? 1 : 0; consumed <= parts.length; consumed += 1) {
    yield { consumed, value: pathOf(parts.slice(0, consumed)) };
  }
}

function isAnyNumber(part: PathPart): boolean {
  return typeof part !== 'string' && part.open === 'any';
}

function valueOf(part: PathPart): RuleValue {
  return typeof part === 'string' ? part : part.value;
}

function pathOf(parts: readonly PathPart[]): RuleValue {
  const known = parts.filter((part) => typeof part === 'string');
  return known.length === parts.length ? path(known) : new OpaqueValue('the rest of the path');
}
