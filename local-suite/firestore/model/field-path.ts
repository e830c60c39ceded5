import { RpcError } from '../rpc-error.ts';

/** Field names from the document down; never empty. */
export type FieldPath = readonly string[];

/** The pseudo field for the document's name in filters, orders and projections. */
export const DOCUMENT_NAME = '__name__';

const SIMPLE_NAME = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const SEGMENT = /(?:([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\.)+)`)(\.|$)/suy;

/** Splits `a.b` or `` a.`b-c` `` into names. Throws INVALID_ARGUMENT when a name lacks required backticks. */
export function parseFieldPath(text: string): FieldPath {
  const names: string[] = [];
  let end = 0;
  let more = true;
  while (more) {
    SEGMENT.lastIndex = end;
    const match = SEGMENT.exec(text);
    if (!match) throw invalidPath(text);
    names.push(match[1] ?? unescapeName(match[2] ?? ''));
    end = SEGMENT.lastIndex;
    more = match[3] === '.';
  }
  return names;
}

/** Equal paths have equal texts. */
export function formatFieldPath(path: FieldPath): string {
  return path.map(formatName).join('.');
}

export function isDocumentName(path: FieldPath): boolean {
  return path.length === 1 && path[0] === DOCUMENT_NAME;
}

function formatName(name: string): string {
  return SIMPLE_NAME.test(name) ? name : `\`${name.replaceAll(/[\\`]/g, String.raw`\$&`)}\``;
}

function unescapeName(quoted: string): string {
  return quoted.replaceAll(/\\(.)/gsu, '$1');
}

function invalidPath(text: string): RpcError {
  return new RpcError(
    'INVALID_ARGUMENT',
    `Invalid property path "${text}". Unquoted property names must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property names must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`).`,
  );
}
