import type protobuf from 'protobufjs';

import { RpcError } from '../../rpc-error.ts';
import type { Caller, FirestoreService, ServerStream, StreamSink } from '../../service-contract.ts';
import { messageFromJson, messageToJson } from '../../wire/proto-json.ts';
import { messageType } from '../../wire/schema.ts';
import { callerOf } from '../caller.ts';
import { rpcErrorOf } from '../failure.ts';
import type { Log } from '../failure.ts';
import type { ChannelSession, ChannelStream } from './channel-session.ts';

export type StreamKind = 'Listen' | 'Write';

const TYPES = {
  Listen: {
    request: messageType('google.firestore.v1.ListenRequest'),
    response: messageType('google.firestore.v1.ListenResponse'),
  },
  Write: {
    request: messageType('google.firestore.v1.WriteRequest'),
    response: messageType('google.firestore.v1.WriteResponse'),
  },
};

export interface StreamOpening {
  kind: StreamKind;
  authorization: string | undefined;
}

/**
 * Opens a Firestore stream for a session. Never throws: errors, also about the caller, reach the client as
 * messages, because it would retry after an HTTP error.
 */
export function openChannelStream(
  session: ChannelSession,
  service: FirestoreService,
  opening: StreamOpening,
  log: Log,
): ChannelStream {
  try {
    const { request, response } = TYPES[opening.kind];
    const sink: StreamSink<object> = {
      send: (message) => session.send(messageToJson(response, message)),
      fail: (error) => session.fail(error),
    };
    const stream = openStream(service, opening.kind, callerOf(opening.authorization), sink);
    return receiving(stream, request, (error) => session.fail(rpcErrorOf(error, log)));
  } catch (error) {
    session.fail(rpcErrorOf(error, log));
    return { receive: () => undefined, close: () => undefined };
  }
}

function openStream(
  service: FirestoreService,
  kind: StreamKind,
  caller: Caller,
  sink: StreamSink<object>,
): ServerStream<object> {
  return kind === 'Listen' ? service.listen(caller, sink) : service.write(caller, sink);
}

/** An invalid message ends the stream, as with gRPC. */
function receiving(
  stream: ServerStream<object>,
  type: protobuf.Type,
  fail: (error: unknown) => void,
): ChannelStream {
  let failed = false;
  return {
    close: () => stream.close(),
    receive: (text) => {
      if (failed) return;
      try {
        stream.receive(messageFromJson(type, parse(text)));
      } catch (error) {
        failed = true;
        stream.close();
        fail(error);
      }
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RpcError('INVALID_ARGUMENT', 'The message is not valid JSON.');
  }
}
