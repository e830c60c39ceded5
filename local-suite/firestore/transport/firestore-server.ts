import { createAdminApi } from '../admin-http/admin-api.ts';
import type { AdminApiOptions } from '../admin-http/admin-api.ts';
import type { ProjectSnapshots } from '../admin-http/project-snapshots.ts';
import { createFirestoreCore } from '../service/firestore-core.ts';
import type { FirestoreControl, FirestoreCore } from '../control-contract.ts';
import type { Log } from './failure.ts';
import { createGrpcServer } from './grpc/grpc-server.ts';
import { createHttpServer } from './http/http-server.ts';
import { openPort } from './port-listener.ts';
import { createRestHandler } from './rest/rest-handler.ts';
import { ChannelHandler } from './webchannel/channel-handler.ts';
import { CHANNEL_TIMINGS } from './webchannel/channel-timings.ts';
import type { ChannelTimings } from './webchannel/channel-timings.ts';

export interface FirestoreServerOptions extends AdminApiOptions {
  /** Default 127.0.0.1. */
  host?: string | undefined;
  /** Default: any free port. */
  port?: number | undefined;
  channelTimings?: Partial<ChannelTimings>;
  /** Without it nothing is logged. */
  log?: Log;
  core?: FirestoreCore;
}

export interface FirestoreServer {
  port: number;
  control: FirestoreControl;
  snapshots: ProjectSnapshots;
  close: () => Promise<void>;
}

/**
 * Starts a Firestore that serves gRPC, REST, WebChannel and the emulator's own HTTP endpoints on one port. Rejects
 * with Node's error if the port is busy, and with an Error if the rules file or the export cannot be read.
 */
export async function startFirestoreServer(
  options: FirestoreServerOptions = {},
): Promise<FirestoreServer> {
  const { host = '127.0.0.1', port = 0, core = createFirestoreCore() } = options;
  const { handler, handleHttp2, snapshots, end } = assemble(core, options);
  try {
    const opened = await openPort(host, port, {
      http2: handleHttp2,
      http1: (socket) => handler.emit('connection', socket),
    });
    const close = (): Promise<void> => {
      end();
      return opened.close();
    };
    return { port: opened.port, control: core.control, snapshots, close };
  } catch (error) {
    end();
    throw error;
  }
}

function assemble({ service, control }: FirestoreCore, options: FirestoreServerOptions) {
  const log = options.log ?? (() => undefined);
  const timings = { ...CHANNEL_TIMINGS, ...options.channelTimings };
  const adminApi = createAdminApi(control, options, log);
  const channels = new ChannelHandler(service, timings, log);
  const grpc = createGrpcServer(service, log);
  const handler = createHttpServer(
    [(exchange) => channels.handle(exchange), createRestHandler(service, log), adminApi.handler],
    log,
  );
  const end = (): void => {
    channels.close();
    grpc.close();
    adminApi.close();
    control.close();
  };
  return { handler, handleHttp2: grpc.take, snapshots: adminApi.snapshots, end };
}
