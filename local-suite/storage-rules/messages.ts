import type { AccessMethod } from '../rules/evaluation/decision.ts';
import { OPERATIONS } from '../rules/evaluation/decision.ts';
import { isRecord } from './expression-value.ts';

/** What firebase-tools sends to the rules runtime, one JSON object per line. */
export type Request =
  | { kind: 'load'; id: number; rulesetName: string; files: RulesSource[] }
  | { kind: 'verify'; id: number; rulesetName: string; question: StorageQuestion }
  /** The answer to our `fetch`; `document` is absent if it does not exist. */
  | { kind: 'fetched'; id: number; document: unknown }
  | { kind: 'unknown'; id: number; action: string };

export interface RulesSource {
  name: string;
  content: string;
}

/** Whether an operation on an object is allowed. `path` is /b/{bucket}/o/{object}. */
export interface StorageQuestion {
  method: AccessMethod;
  path: string;
  /** `request` and `resource`, still encoded. */
  variables: Record<string, unknown>;
}

/** What the runtime sends back, one JSON object per line. */
export interface Response {
  id: number;
  status: 'ok';
  action: string;
  errors: string[];
  warnings: string[];
  result?: Record<string, unknown>;
  server_request_id?: number;
  context?: { path: string };
}

/** Returns undefined if the line is not a request. */
export function parseRequest(line: string): Request | undefined {
  const message = parseJson(line);
  if (!isRecord(message)) return undefined;
  const id = message.id ?? message.server_request_id;
  if (typeof id !== 'number') return undefined;
  const { action } = message;
  if (typeof action === 'string') return actionRequest(id, action, message.context);
  return { kind: 'fetched', id, document: message.status === 'ok' ? message.result : undefined };
}

function actionRequest(id: number, action: string, context: unknown): Request {
  const details = isRecord(context) ? context : {};
  switch (action) {
    case 'load_ruleset':
      return {
        kind: 'load',
        id,
        rulesetName: String(details.rulesetName),
        files: filesOf(details),
      };
    case 'verify':
      return verifyRequest(id, details);
    default:
      return { kind: 'unknown', id, action };
  }
}

function verifyRequest(id: number, context: Record<string, unknown>): Request {
  const method = methodOf(context.method);
  if (!method) return { kind: 'unknown', id, action: `verify of ${String(context.method)}` };
  const question: StorageQuestion = {
    method,
    path: String(context.path),
    variables: isRecord(context.variables) ? context.variables : {},
  };
  return { kind: 'verify', id, rulesetName: String(context.rulesetName), question };
}

function methodOf(name: unknown): AccessMethod | undefined {
  const methods = OPERATIONS.get(String(name));
  return methods?.length === 1 ? methods[0] : undefined;
}

function filesOf({ source }: Record<string, unknown>): RulesSource[] {
  const files = isRecord(source) && Array.isArray(source.files) ? source.files : [];
  return files.filter(isRecord).map(({ name, content }) => ({
    name: typeof name === 'string' ? name : 'storage.rules',
    content: typeof content === 'string' ? content : '',
  }));
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
