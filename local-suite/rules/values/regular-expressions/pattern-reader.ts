import { PatternError } from './pattern-error.ts';

export interface Flags {
  foldCase: boolean;
  multiLine: boolean;
  dotMatchesNewline: boolean;
  ungreedy: boolean;
}

/** A reading position in a regular expression, with the current flags. */
export class PatternReader {
  readonly text: string;
  offset = 0;
  groups = 0;
  readonly names = new Set<string>();
  flags: Flags = {
    foldCase: false,
    multiLine: false,
    dotMatchesNewline: false,
    ungreedy: false,
  };

  constructor(text: string) {
    this.text = text;
  }

  /** The next character, or an empty string at the end. */
  peek(): string {
    const point = this.text.codePointAt(this.offset);
    return point === undefined ? '' : String.fromCodePoint(point);
  }

  next(): string {
    const character = this.peek();
    this.offset += character.length;
    return character;
  }

  eat(token: string): boolean {
    if (!this.text.startsWith(token, this.offset)) return false;
    this.offset += token.length;
    return true;
  }

  /** Consumes what a sticky expression matches and returns its groups. */
  take(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.offset;
    const found = expression.exec(this.text) ?? undefined;
    if (found) this.offset += found[0].length;
    return found;
  }

  since(start: number): string {
    return this.text.slice(start, this.offset);
  }

  fail(what: string, start: number): never {
    throw new PatternError(`${what}: ${this.since(start)}`);
  }
}
