import * as grpc from '@grpc/grpc-js';

import { RpcError } from '../../rpc-error.ts';
import type { Caller, FirestoreService, ServerStream, StreamSink } from '../../service-contract.ts';
import { callerOf } from '../caller.ts';
import { rpcErrorOf } from '../failure.ts';
import type { Log } from '../failure.ts';
import type { RpcMethod } from '../rpc-methods.ts';

type UnaryCall = grpc.ServerUnaryCall<object, object>;
type StreamingCall = grpc.ServerWritableStream<object, object>;
type TwoWayCall = grpc.ServerDuplexStream<object, object>;

/** Handles an RPC that is not a bidirectional stream. */
export function rpcHandler(
  method: RpcMethod,
  service: FirestoreService,
  log: Log,
): grpc.UntypedHandleCall {
  const call = (rpc: UnaryCall | StreamingCall) =>
    method.call(service, callerOfMetadata(rpc.metadata), rpc.request);
  return method.streams ? answerWithStream(call, log) : answerWithOne(call, log);
}

function answerWithOne(
  call: (rpc: UnaryCall) => Promise<unknown>,
  log: Log,
): grpc.handleUnaryCall<object, object> {
  return (rpc, callback) => {
    attempt(() => call(rpc)).then(
      (response) => callback(null, response as object),
      (error: unknown) => callback(statusOf(rpcErrorOf(error, log))),
    );
  };
}

function answerWithStream(
  call: (rpc: StreamingCall) => Promise<unknown>,
  log: Log,
): grpc.handleServerStreamingCall<object, object> {
  return (rpc) => {
    attempt(() => call(rpc)).then(
      (responses) => {
        for (const response of responses as object[]) rpc.write(response);
        rpc.end();
      },
      (error: unknown) => rpc.emit('error', statusOf(rpcErrorOf(error, log))),
    );
  };
}

/** Handles a bidirectional stream. */
export function streamHandler<Request, Response>(
  open: (caller: Caller, sink: StreamSink<Response>) => ServerStream<Request>,
  log: Log,
): grpc.handleBidiStreamingCall<object, object> {
  return (rpc) => {
    const sink = sinkOf<Response>(rpc);
    try {
      connect(rpc, open(callerOfMetadata(rpc.metadata), sink));
    } catch (error) {
      sink.fail(rpcErrorOf(error, log));
    }
  };
}

function connect<Request>(rpc: TwoWayCall, stream: ServerStream<Request>): void {
  rpc.on('data', (message: object) => stream.receive(message as Request));
  rpc.on('cancelled', () => stream.close());
  rpc.on('end', () => {
    stream.close();
    rpc.end();
  });
}

function sinkOf<Response>(rpc: TwoWayCall): StreamSink<Response> {
  return {
    send: (message) => {
      if (!rpc.cancelled) rpc.write(message as object);
    },
    fail: (error) => rpc.emit('error', statusOf(error)),
  };
}

/** Always fails with UNIMPLEMENTED. */
export function errorHandler(message: string): grpc.handleServerStreamingCall<object, object> {
  const status = statusOf(new RpcError('UNIMPLEMENTED', message));
  return (rpc) => rpc.emit('error', status);
}

function callerOfMetadata(metadata: grpc.Metadata): Caller {
  return callerOf(metadata.get('authorization')[0]?.toString());
}

function statusOf({ status, message }: RpcError): Partial<grpc.StatusObject> {
  return { code: grpc.status[status], details: message };
}

/** Turns a synchronous throw into a rejection. */
async function attempt<Result>(call: () => Promise<Result>): Promise<Result> {
  return await call();
}
