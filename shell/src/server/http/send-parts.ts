import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { lengthOf, type Parts } from './compressed-body.ts';

/** Sends a body of many chunks with one write, without concatenating them. Bypasses `onSend` hooks. */
export function sendParts(reply: FastifyReply, parts: Parts): void {
  reply.hijack();
  const { raw } = reply;
  raw.cork();
  raw.writeHead(raw.statusCode, { ...reply.getHeaders(), 'Content-Length': lengthOf(parts) } as OutgoingHttpHeaders);
  for (const part of parts) raw.write(part);
  raw.end();
  raw.uncork();
}
