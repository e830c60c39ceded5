import { RpcError } from '../../rpc-error.ts';
import type { FirestoreService } from '../../service-contract.ts';
import { messageFromJson, messageToJson } from '../../wire/proto-json.ts';
import { callerOf } from '../caller.ts';
import { rpcErrorOf } from '../failure.ts';
import type { Log } from '../failure.ts';
import type { HttpExchange, HttpHandler } from '../http/http-exchange.ts';
import { httpFailure } from '../http/http-failure.ts';
import { rpcMethod } from '../rpc-methods.ts';
import type { RpcMethod } from '../rpc-methods.ts';
import { queryToJson } from './query-parameters.ts';
import { parseResourcePath } from './resource-path.ts';
import { restCall } from './rest-call.ts';
import type { RestCall } from './rest-call.ts';

/** Serves everything below /v1/. */
export function createRestHandler(service: FirestoreService, log: Log): HttpHandler {
  return (exchange) =>
    exchange.path.startsWith('/v1/') ? answer(exchange, service, log) : undefined;
}

async function answer(exchange: HttpExchange, service: FirestoreService, log: Log): Promise<void> {
  const resource = parseResourcePath(exchange.method, exchange.path);
  if (!resource) throw new RpcError('NOT_FOUND', 'The path does not refer to documents.');
  const call = restCall(exchange.method, resource);
  const method = rpcMethod(call.rpc);
  try {
    const caller = callerOf(exchange.request.headers.authorization);
    const request = await readRequest(exchange, method, call);
    const response = await method.call(service, caller, request);
    exchange.sendJson(200, responseToJson(method, response));
  } catch (error) {
    const failure = httpFailure(rpcErrorOf(error, log));
    exchange.sendJson(failure.error.code, method.streams ? [failure] : failure);
  }
}

async function readRequest(
  exchange: HttpExchange,
  method: RpcMethod,
  { fields, body }: RestCall,
): Promise<object> {
  const query = queryToJson(method.requestType, exchange.query);
  const json = objectOf(body === 'nothing' ? {} : await exchange.json());
  if (body !== 'document') return requestOf(method, { ...query, ...json, ...fields });
  const { name, ...rest } = fields;
  const document = name === undefined ? withoutName(json) : { ...json, name };
  return requestOf(method, { ...query, ...rest, document });
}

function requestOf(method: RpcMethod, json: object): object {
  return messageFromJson(method.requestType, json);
}

/** A new document's name comes from the path and its id, not from the body. */
function withoutName({ name: _name, ...document }: Record<string, unknown>): object {
  return document;
}

function objectOf(json: unknown = {}): Record<string, unknown> {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) {
    return json as Record<string, unknown>;
  }
  throw new RpcError('INVALID_ARGUMENT', 'The body is not a JSON object.');
}

function responseToJson({ streams, responseType }: RpcMethod, response: unknown): unknown {
  if (!streams) return messageToJson(responseType, response);
  return (response as unknown[]).map((message) => messageToJson(responseType, message));
}
