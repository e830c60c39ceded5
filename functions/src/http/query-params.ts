import type { Request } from 'express';

/** Query parameters with one value each. Repeated and nested ones are ignored. */
export function queryParams(request: Request): Record<string, string> {
  const entries = Object.entries(request.query);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}
