/** The database that Firestore calls so and that the export format leaves unnamed. */
export const DEFAULT_DATABASE = '(default)';

/** A full name taken apart: projects/{projectId}/databases/{databaseId}/documents/{segments…}. */
export interface ResourceName {
  projectId: string;
  databaseId: string;
  segments: string[];
}

/** Takes a document's full resource name apart. Throws an Error when it is not one. */
export function parseDocumentName(name: string): ResourceName {
  const [projects, projectId, databases, databaseId, documents, ...segments] = name.split('/');
  const isFramed =
    projects === 'projects' && databases === 'databases' && documents === 'documents';
  if (!isFramed || !projectId || !databaseId || !isDocumentPath(segments)) {
    throw new Error(`"${name}" is not the name of a document.`);
  }
  return { projectId, databaseId, segments };
}

/** Takes `projects/{p}/databases/{d}` apart. Throws an Error when it is not that. */
export function parseDatabaseName(database: string): { projectId: string; databaseId: string } {
  const [, projectId, databaseId] = /^projects\/([^/]+)\/databases\/([^/]+)$/.exec(database) ?? [];
  if (!projectId || !databaseId) throw new Error(`"${database}" is not the name of a database.`);
  return { projectId, databaseId };
}

export function documentName(projectId: string, databaseId: string, path: string): string {
  return `projects/${projectId}/databases/${databaseId}/documents/${path}`;
}

function isDocumentPath(segments: string[]): boolean {
  return segments.length > 0 && segments.length % 2 === 0 && segments.every(Boolean);
}
