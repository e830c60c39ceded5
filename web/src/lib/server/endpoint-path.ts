import type { Endpoint } from '@kargha/domain/api/endpoint';

export interface PathParts {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
}

/** Path and query below `/api`. */
export function endpointPath(
  { path }: Pick<Endpoint, 'path'>,
  { params = {}, query = {} }: PathParts,
): string {
  const filled = path
    .slice('/api'.length)
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
