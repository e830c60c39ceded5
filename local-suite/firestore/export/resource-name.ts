/** The export format leaves this database unnamed. */
export const DEFAULT_DATABASE = '(default)';

/** projects/{projectId}/databases/{databaseId}/documents/{segments…} */
export interface ResourceName {
  projectId: string;
  databaseId: string;
  segments: string[];
}

/** Throws an Error if it is not a document's resource name. */
export function parseDocumentName(name: string): ResourceName {
  const [projects, projectId, databases, databaseId, documents, ...segments] = name.split('/');
  const isFramed =
    projects === 'projects' && databases === 'databases' && documents === 'documents';
  if (!isFramed || !projectId || !databaseId || !isDocumentPath(segments)) {
    throw new Error(`"${name}" is not the name of a document.`);
  }
  return { projectId, databaseId, segments };
}

/** Parses `projects/{p}/databases/{d}`. Throws an Error for anything else. */
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
