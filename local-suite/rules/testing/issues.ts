import { compileFirestoreRules } from '../firestore-policy.ts';

/** A file with this body in the match block for all documents, from line 4 on. */
export function rulesFile(body: string): string {
  return `rules_version = '2';
service cloud.firestore {
match /databases/{database}/documents {
${body}
}}`;
}

/** Returns `E line:column message` for errors and `W …` for warnings. */
export function issuesOf(source: string): string[] {
  const compiled = compileFirestoreRules(source);
  const issues = compiled.ok ? compiled.warnings : compiled.issues;
  return issues.map(
    ({ severity, line, column, message }) => `${severity.charAt(0)} ${line}:${column} ${message}`,
  );
}
