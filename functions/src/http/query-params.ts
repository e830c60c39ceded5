import type { Request } from 'express';

/** The query with one text per name; a name that is given twice or nested counts as absent. */
export function queryParams(request: Request): Record<string, string> {
  const entries = Object.entries(request.query);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}
