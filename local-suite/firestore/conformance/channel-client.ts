import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';

import { DATABASE } from './local-firestore.ts';

export interface OpenChannel {
  /** [id, message] pairs in the order of arrival. */
  messages: [number, unknown][];
  ended: boolean;
  abort: () => void;
}

/** A minimal WebChannel client, in which the test controls every request. */
export class ChannelClient {
  readonly #port: number;
  readonly #kind: 'Listen' | 'Write';
  readonly #agent = new Agent({ keepAlive: true });
  sid = '';
  #rid = 1;

  constructor(port: number, kind: 'Listen' | 'Write') {
    this.#port = port;
    this.#kind = kind;
  }

  /** Opens a session; the handshake carries the first messages and the headers. */
  async shakeHands(messages: unknown[], headers = ''): Promise<unknown> {
    const form = formOf(messages, 0);
    if (headers !== '') form.set('headers', headers);
    const answer = await this.#send('POST', 'CVER=22&X-HTTP-Session-Id=gsessionid', form);
    const [[, greeting]] = frameOf(answer.text) as [[number, [string, string]]];
    this.sid = greeting[1];
    return greeting;
  }

  /** Sends messages; the first one has the number `offset`. */
  async forward(messages: unknown[], offset: number, aid = 0): Promise<unknown> {
    const form = formOf(messages, offset);
    const answer = await this.#send('POST', `SID=${this.sid}&AID=${aid}`, form);
    return answer.status === 200 ? frameOf(answer.text) : answer;
  }

  async terminate(method: 'GET' | 'POST'): Promise<number> {
    return (await this.#send(method, `SID=${this.sid}&TYPE=terminate`)).status;
  }

  /** Opens a back channel and acknowledges messages up to `aid`. */
  listen(aid: number, more = 'CI=0'): OpenChannel {
    const channel: OpenChannel = { messages: [], ended: false, abort: () => get.destroy() };
    const path = this.#path(`RID=rpc&SID=${this.sid}&AID=${aid}&TYPE=xmlhttp&${more}`);
    const get = request({ host: '127.0.0.1', port: this.#port, path }, (response) => {
      readFrames(response, channel);
    });
    get.on('error', () => undefined);
    get.end();
    return channel;
  }

  #path(query: string): string {
    const database = encodeURIComponent(DATABASE);
    return `/google.firestore.v1.Firestore/${this.#kind}/channel?VER=8&database=${database}&${query}&zx=x&t=1`;
  }

  #send(method: string, query: string, form?: URLSearchParams) {
    this.#rid += 1;
    const path = this.#path(`${query}&RID=${this.#rid}`);
    const headers = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request({
        host: '127.0.0.1',
        port: this.#port,
        agent: this.#agent,
        method,
        path,
        headers,
      });
      sent.on('response', (response: IncomingMessage) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.on('error', reject);
      sent.end(form?.toString());
    });
  }
}

function formOf(messages: unknown[], offset: number): URLSearchParams {
  const form = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
  messages.forEach((message, index) => form.set(`req${index}___data__`, JSON.stringify(message)));
  return form;
}

/** Parses the single frame of a text. Throws if its length is not in UTF-16 units. */
function frameOf(text: string): unknown {
  const start = text.indexOf('\n') + 1;
  if (Number(text.slice(0, start - 1)) !== text.length - start)
    throw new Error(`Bad frame: ${text}`);
  return JSON.parse(text.slice(start)) as unknown;
}

function readFrames(response: IncomingMessage, channel: OpenChannel): void {
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    rest += chunk;
    for (;;) {
      const start = rest.indexOf('\n') + 1;
      const end = start + Number(rest.slice(0, start - 1));
      if (start === 0 || rest.length < end) return;
      const frame = JSON.parse(rest.slice(start, end)) as [number, [unknown]][];
      channel.messages.push(...frame.map(([id, [message]]) => [id, message] as [number, unknown]));
      rest = rest.slice(end);
    }
  });
  response.on('close', () => (channel.ended = true));
}
