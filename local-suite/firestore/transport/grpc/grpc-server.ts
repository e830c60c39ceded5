import type { Socket } from 'node:net';

import * as grpc from '@grpc/grpc-js';

import type { FirestoreService } from '../../service-contract.ts';
import type { Log } from '../failure.ts';
import { PIPELINE_REFUSAL, RPC_METHODS } from '../rpc-methods.ts';
import { EXECUTE_PIPELINE, firestoreDefinition } from './grpc-definition.ts';
import { errorHandler, rpcHandler, streamHandler } from './grpc-handlers.ts';

/** No transport limit, like the official emulator: the service rejects large batches. */
const LIMITS: grpc.ServerOptions = {
  'grpc.max_receive_message_length': 100 * 1024 * 1024,
  'grpc.max_send_message_length': -1,
};

export interface GrpcServer {
  /** Serves gRPC on an HTTP/2 connection without TLS. */
  take: (socket: Socket) => void;
  close: () => void;
}

/** Does not listen itself; connections are passed to it. */
export function createGrpcServer(service: FirestoreService, log: Log): GrpcServer {
  const server = new grpc.Server(LIMITS);
  server.addService(firestoreDefinition(), handlers(service, log));
  const injector = server.createConnectionInjector(grpc.ServerCredentials.createInsecure());
  return {
    take: (socket) => injector.injectConnection(socket),
    close: () => {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

function handlers(service: FirestoreService, log: Log): grpc.UntypedServiceImplementation {
  const unary = Array.from(RPC_METHODS.values(), (method) => {
    return [method.name, rpcHandler(method, service, log)] as const;
  });
  return {
    ...Object.fromEntries(unary),
    Listen: streamHandler((caller, sink) => service.listen(caller, sink), log),
    Write: streamHandler((caller, sink) => service.write(caller, sink), log),
    [EXECUTE_PIPELINE]: errorHandler(PIPELINE_REFUSAL),
  };
}
