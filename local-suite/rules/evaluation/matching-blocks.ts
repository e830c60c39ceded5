import type { MatchBlock, MatchSegment } from '../language/syntax-tree.ts';
import { NothingKnown } from '../values/opaque-value.ts';
import { path, type RuleValue, type UnknownValue } from '../values/rule-value.ts';
import type { Scope } from './scope.ts';

/**
 * One segment of a requested path. A list query leaves some open: the id of the documents it may
 * find ('one'), and what stands before the collection of a collection group ('any' number of them).
 */
export type PathPart = string | { readonly open: 'one' | 'any'; readonly value: UnknownValue };

interface Place {
  readonly scope: Scope;
  readonly version: 1 | 2;
}

/** Every match block that surely matches the whole path, with the names that hold in it. */
export function* matchingBlocks(
  blocks: readonly MatchBlock[],
  parts: readonly PathPart[],
  place: Place,
): Generator<{ block: MatchBlock; scope: Scope }> {
  for (const block of blocks) {
    for (const { rest, captures } of waysThrough(block.path, parts, place.version)) {
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

interface Way {
  rest: readonly PathPart[];
  captures: [string, RuleValue][];
}

function* waysThrough(
  segments: readonly MatchSegment[],
  parts: readonly PathPart[],
  version: 1 | 2,
): Generator<Way> {
  const [segment, ...others] = segments;
  if (!segment) {
    yield { rest: parts, captures: [] };
    return;
  }
  for (const { taken, value } of prefixes(segment, parts, version)) {
    for (const { rest, captures } of waysThrough(others, parts.slice(taken), version)) {
      const own: [string, RuleValue][] = segment.kind === 'capture' ? [[segment.name, value]] : [];
      yield { rest, captures: [...own, ...captures] };
    }
  }
}

/** How many parts a segment may take, and the value that it captures then. */
function* prefixes(
  segment: MatchSegment,
  parts: readonly PathPart[],
  version: 1 | 2,
): Generator<{ taken: number; value: RuleValue }> {
  if (segment.kind === 'capture' && segment.recursive) {
    yield* recursiveBeginnings(parts, version);
    return;
  }
  const [first] = parts;
  if (first === undefined || isAnyNumber(first)) return;
  if (segment.kind === 'capture' || first === segment.text) {
    yield { taken: 1, value: valueOf(first) };
  }
}

/** Version 1 takes one part or more and knows no collection groups; version 2 none or more. */
function* recursiveBeginnings(
  parts: readonly PathPart[],
  version: 1 | 2,
): Generator<{ taken: number; value: RuleValue }> {
  if (version === 1 && parts.some(isAnyNumber)) return;
  for (let taken = version === 1 ? 1 : 0; taken <= parts.length; taken += 1) {
    yield { taken, value: pathOf(parts.slice(0, taken)) };
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
  return known.length === parts.length ? path(known) : new NothingKnown('the rest of the path');
}
