import { RpcError } from '../../rpc-error.ts';

export interface ResourcePath {
  /** projects/{p}/databases/{d} */
  database: string;
  /** The decoded ids below "documents": collection, document, collection … */
  ids: string[];
  /** The custom method after the last colon, for example "runQuery". */
  verb: string | undefined;
}

const PATH = /^\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents(?::(\w+)|\/([^?]*))?$/;

/** The verbs that may follow a document's name; an unknown one is part of the id. */
const VERBS_BELOW_A_DOCUMENT = new Set([
  'runQuery',
  'runAggregationQuery',
  'listCollectionIds',
  'partitionQuery',
]);

/**
 * Returns undefined if the path is not about documents; throws INVALID_ARGUMENT for invalid percent-encoding. Only
 * a POST has a verb, so that ids may contain colons.
 */
export function parseResourcePath(method: string, path: string): ResourcePath | undefined {
  const parts = PATH.exec(path);
  if (!parts) return undefined;
  const [, project = '', databaseId = '', rootVerb, below = ''] = parts;
  const { name, verb } = method === 'POST' ? splitVerb(below) : { name: below, verb: undefined };
  return {
    database: `projects/${decode(project)}/databases/${decode(databaseId)}`,
    ids: name === '' ? [] : name.split('/').map(decode),
    verb: rootVerb ?? verb,
  };
}

function splitVerb(name: string): { name: string; verb: string | undefined } {
  const colon = name.lastIndexOf(':');
  const verb = name.slice(colon + 1);
  if (colon < 0 || !VERBS_BELOW_A_DOCUMENT.has(verb)) return { name, verb: undefined };
  return { name: name.slice(0, colon), verb };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new RpcError('INVALID_ARGUMENT', `"${segment}" is not valid percent-encoding.`);
  }
}
