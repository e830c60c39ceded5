import type { SourcePosition } from './source-text.ts';

/** The only error that parsing throws. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, { line, column }: SourcePosition) {
    super(message);
    this.name = 'RulesSyntaxError';
    this.line = line;
    this.column = column;
  }
}
