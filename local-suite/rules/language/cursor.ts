import { RulesSyntaxError } from './rules-syntax-error.ts';
import type { SourceText } from './source-text.ts';

const BLANK = /\s+|\/\/[^\n]*|\/\*[^]*?\*\//y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;

/** How deep brackets, conditions and signs may lie inside each other. */
const MAX_NESTING = 200;

/** A reading position in a rules file. Blanks and comments are skipped before each token. */
export class Cursor {
  readonly source: SourceText;
  offset = 0;
  #nesting = 0;

  constructor(source: SourceText) {
    this.source = source;
  }

  /** The next character that is neither blank nor comment; empty at the end of the file. */
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

  /** The word that stands here, without moving past it. */
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

  /** What a sticky expression matches right here, blanks included; moves past it. */
  take(expression: RegExp): string | undefined {
    const found = this.lookingAt(expression);
    if (found !== undefined) this.offset += found.length;
    return found;
  }

  /** Parses something that may contain itself; refuses text that does so without end. */
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
    while (this.take(BLANK) !== undefined);
    if (this.source.text.startsWith('/*', this.offset)) this.fail('Unterminated comment.');
  }

  private lookingAt(expression: RegExp): string | undefined {
    expression.lastIndex = this.offset;
    return expression.exec(this.source.text)?.[0];
  }
}
