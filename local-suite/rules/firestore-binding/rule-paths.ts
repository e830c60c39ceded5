import { EvaluationError } from '../values/evaluation-error.ts';
import type { PathValue } from '../values/rule-value.ts';

/** Segments before the first collection: databases, the database's id, documents. */
const ROOT_LENGTH = 3;

/** Returns `projects/p/databases/d/documents/a/b` without the project, as rules see it. */
export function segmentsOf(resourceName: string): string[] {
  return resourceName.split('/').slice(2);
}

/** `projects/p` of a resource name. */
export function projectOf(resourceName: string): string {
  return resourceName.split('/').slice(0, 2).join('/');
}

/** Throws EvaluationError if the path is not a document's. */
export function documentNameOf(project: string, { segments }: PathValue): string {
  const [databases, , documents] = segments;
  const isDocument =
    databases === 'databases' &&
    documents === 'documents' &&
    segments.length > ROOT_LENGTH &&
    segments.length % 2 === 1;
  if (!isDocument) {
    throw new EvaluationError(
      `Invalid argument: /${segments.join('/')} is not the path of a document.`,
    );
  }
  return `${project}/${segments.join('/')}`;
}
