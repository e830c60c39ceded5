import type { SourceText } from '../language/source-text.ts';
import type { RuleIssue } from '../rule-issue.ts';

/** Keeps each message once per position. */
export class IssueList {
  readonly #source: SourceText;
  readonly #issues = new Map<string, RuleIssue>();

  constructor(source: SourceText) {
    this.#source = source;
  }

  add(severity: RuleIssue['severity'], offset: number, message: string): void {
    const key = `${offset} ${message}`;
    if (this.#issues.has(key)) return;
    this.#issues.set(key, { ...this.#source.positionAt(offset), message, severity });
  }

  error(offset: number, message: string): void {
    this.add('ERROR', offset, message);
  }

  warn(offset: number, message: string): void {
    this.add('WARNING', offset, message);
  }

  /** In file order. */
  inOrder(): RuleIssue[] {
    return Array.from(this.#issues.values()).sort((a, b) => a.line - b.line || a.column - b.column);
  }
}
