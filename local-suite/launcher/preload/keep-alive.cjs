// Loaded into firebase-tools, before its servers start. Node closes a connection that is idle for five seconds: a client
// that writes at that moment gets EPIPE. Google's servers keep connections for minutes.
const http = require('node:http');

const KEEP_ALIVE_MS = 65_000;
const createServer = http.createServer;

http.createServer = function createPatientServer(...args) {
  const server = createServer.apply(this, args);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
};
