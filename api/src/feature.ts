import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/**
 * Adds a feature's routes, hooks and login hooks to the app. Runs once, before the app is ready. In a file of its
 * own, so that neither the features nor their list (features.ts) import the other for a type.
 */
export type Feature = (app: FastifyInstance, services: Services) => void | Promise<void>;
