import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/**
 * Adds a feature's routes, hooks and login hooks to the app. Runs once, before the app is ready. Its own file, below
 * both the features and their list (features.ts), so that neither imports the other for a type.
 */
export type Feature = (app: FastifyInstance, services: Services) => void | Promise<void>;
