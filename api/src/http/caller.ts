import { addressKey } from '@shop/server';
import type { FastifyRequest } from 'fastify';

/**
 * The caller's address as it is: of the connection, or what a trusted proxy says it is. For whoever must know the device itself (e-identification,
 * calls made on a caller's behalf). Limits and counters take `callerKey`.
 */
export const callerAddress = (request: FastifyRequest): string => request.ip;

/** Who is counted when a limit is for each caller: an IPv4 address, or an IPv6 network of 2^64 addresses that one household has. */
export const callerKey = (request: FastifyRequest): string => addressKey(callerAddress(request));
