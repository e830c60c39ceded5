/** Something wrong or doubtful in a rules file; line and column count from 1. */
export interface RuleIssue {
  line: number;
  column: number;
  message: string;
  severity: 'ERROR' | 'WARNING';
}
