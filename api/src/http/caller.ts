import { addressKey } from '@shop/server';
import type { FastifyRequest } from 'fastify';

/**
 * The caller's IP address: of the connection, or as a trusted proxy reports it. For uses that need the device itself
 * (e-identification, calls made on a caller's behalf). Limits and counters take `callerKey`.
 */
export const callerAddress = (request: FastifyRequest): string => request.ip;

/** Key of a caller for limits: an IPv4 address, or an IPv6 network of 2^64 addresses, which is one household. */
export const callerKey = (request: FastifyRequest): string => addressKey(callerAddress(request));
