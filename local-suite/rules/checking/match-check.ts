import type { AllowStatement, MatchBlock, MatchSegment, Name } from '../language/syntax-tree.ts';
import { OPERATIONS } from '../evaluation/decision.ts';
import { AbsentFieldCheck } from './absent-fields.ts';
import { checkCondition, checkExpression } from './expression-check.ts';
import { reportRepeated, type FunctionCheck } from './function-check.ts';
import type { IssueList } from './issue-list.ts';
import type { NameScope } from './name-scope.ts';

const MAX_NESTING = 10;
const MAX_CAPTURES = 20;
const MAX_SEGMENTS = 100;

/** The context of a match block: visible names, and what its path has used so far. */
export interface MatchPlace {
  scope: NameScope;
  version: 1 | 2;
  depth: number;
  captures: number;
  segments: number;
}

export class MatchCheck {
  readonly #issues: IssueList;
  readonly #functions: FunctionCheck;
  readonly #absentFields: AbsentFieldCheck;

  constructor(issues: IssueList, functions: FunctionCheck) {
    this.#issues = issues;
    this.#functions = functions;
    this.#absentFields = new AbsentFieldCheck(issues);
  }

  check(block: MatchBlock, outer: MatchPlace): void {
    const captures = capturesOf(block);
    const place: MatchPlace = {
      scope: {
        variables: new Set(captures.map(({ name }) => name)),
        functions: block.functions,
        parent: outer.scope,
      },
      version: outer.version,
      depth: outer.depth + 1,
      captures: outer.captures + captures.length,
      segments: outer.segments + block.path.length,
    };
    this.checkLimits(block, place);
    this.checkBody(block);
    this.checkPath(block, place.version);
    this.#functions.declare(block.functions, place.scope);
    block.allows.forEach((statement) => this.checkAllow(statement, place.scope));
    block.matches.forEach((inner) => this.check(inner, place));
  }

  private checkLimits({ offset }: MatchBlock, { depth, captures, segments }: MatchPlace): void {
    if (depth > MAX_NESTING) {
      this.#issues.error(offset, `Match blocks are nested deeper than ${MAX_NESTING}.`);
    }
    if (captures > MAX_CAPTURES) {
      this.#issues.error(offset, `The path has more than ${MAX_CAPTURES} variables.`);
    }
    if (segments > MAX_SEGMENTS) {
      this.#issues.error(offset, `The path has more than ${MAX_SEGMENTS} segments.`);
    }
  }

  private checkBody({ offset, functions, allows, matches }: MatchBlock): void {
    if (functions.length + allows.length + matches.length > 0) return;
    this.#issues.error(offset, "The 'match' body must contain at least one declaration.");
  }

  private checkPath(block: MatchBlock, version: 1 | 2): void {
    reportRepeated(capturesOf(block), this.#issues);
    const recursive = block.path.filter(isRecursive);
    if (recursive.length > 1) {
      this.#issues.error(block.offset, 'A path may have one recursive wildcard at most.');
    }
    if (version === 2 || recursive.length === 0) return;
    const last = block.path.at(-1);
    if (!last || !isRecursive(last)) {
      this.#issues.error(
        block.offset,
        "A recursive wildcard must end the path unless rules_version is '2'.",
      );
    }
    if (block.matches.length > 0) {
      this.#issues.warn(
        block.offset,
        'Glob(**) resource rules should not have child resource rules.',
      );
    }
  }

  private checkAllow(statement: AllowStatement, scope: NameScope): void {
    const { operations, condition } = statement;
    for (const { name, offset } of operations) {
      if (!OPERATIONS.has(name)) this.#issues.error(offset, `Invalid operation: ${name}.`);
    }
    if (!condition) return;
    checkCondition(condition, this.#functions);
    checkExpression(condition, scope, this.#functions);
    this.#absentFields.check(statement, scope);
  }
}

function isRecursive(segment: MatchSegment): boolean {
  return segment.kind === 'capture' && segment.recursive;
}

function capturesOf({ path }: MatchBlock): Name[] {
  return path.filter((segment) => segment.kind === 'capture');
}
