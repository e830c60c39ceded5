/** Line and column start at 1. */
export interface RuleIssue {
  line: number;
  column: number;
  message: string;
  severity: 'ERROR' | 'WARNING';
}
