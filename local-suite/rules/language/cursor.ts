import { RulesSyntaxError } from './rules-syntax-error.ts';
import type { SourceText } from './source-text.ts';
import type { Expression, Span } from './syntax-tree.ts';

const BLANK = /\s+|\/\/[^\n]*|\/\*[^]*?\*\//y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;

/** Maximum nesting of brackets, conditions and signs. */
const MAX_NESTING = 200;

/** A reading position in a rules file. Skips whitespace and comments before each token. */
export class Cursor {
  readonly source: SourceText;
  /** Of every expression that has been read. */
  readonly spans = new Map<Expression, Span>();
  offset = 0;
  #nesting = 0;
  /** The latest whitespace and comments that were skipped. */
  #blank = { start: 0, end: 0 };

  constructor(source: SourceText) {
    this.source = source;
  }

  /** The end of what has been read, without whitespace and comments after it. */
  get end(): number {
    return this.offset === this.#blank.end ? this.#blank.start : this.offset;
  }

  /** The next character after whitespace and comments; empty at the end of the file. */
  peek(): string {
    this.skipBlank();
    return this.source.text.charAt(this.offset);
  }

  at(token: string): boolean {
    this.skipBlank();
    return this.source.text.startsWith(token, this.offset);
  }

  eat(token: string): boolean {
    if (!this.at(token)) return false;
    this.offset += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.eat(token)) this.unexpected(`'${token}'`);
  }

  /** The next word, without consuming it. */
  peekWord(): string | undefined {
    this.skipBlank();
    return this.lookingAt(WORD);
  }

  eatWord(word: string): boolean {
    if (this.peekWord() !== word) return false;
    this.offset += word.length;
    return true;
  }

  expectName(what: string): string {
    const name = this.peekWord();
    if (name === undefined) return this.unexpected(what);
    this.offset += name.length;
    return name;
  }

  /** Consumes what a sticky expression matches at this position, including whitespace. */
  take(expression: RegExp): string | undefined {
    const found = this.lookingAt(expression);
    if (found !== undefined) this.offset += found.length;
    return found;
  }

  /** Parses an expression and remembers where it is, unless it is one that was read before, in brackets. */
  located<Result extends Expression>(parse: () => Result, first?: Expression): Result {
    this.skipBlank();
    const start = (first && this.spans.get(first)?.start) ?? this.offset;
    const expression = parse();
    if (!this.spans.has(expression)) this.spans.set(expression, { start, end: this.end });
    return expression;
  }

  /** Parses a recursive construct; limits its nesting. */
  nested<Result>(parse: () => Result): Result {
    if (this.#nesting >= MAX_NESTING) this.fail('Expression is nested too deeply.');
    this.#nesting += 1;
    const result = parse();
    this.#nesting -= 1;
    return result;
  }

  unexpected(expected: string): never {
    const found = this.peek();
    const what = found === '' ? 'end of file' : `'${this.peekWord() ?? found}'`;
    return this.fail(`Unexpected ${what}, expected ${expected}.`);
  }

  fail(message: string, offset = this.offset): never {
    throw new RulesSyntaxError(message, this.source.positionAt(offset));
  }

  skipBlank(): void {
    const start = this.end;
    while (this.take(BLANK) !== undefined);
    this.#blank = { start, end: this.offset };
    if (this.source.text.startsWith('/*', this.offset)) this.fail('Unterminated comment.');
  }

  private lookingAt(expression: RegExp): string | undefined {
    expression.lastIndex = this.offset;
    return expression.exec(this.source.text)?.[0];
  }
}
