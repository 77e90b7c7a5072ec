import type { FastifyInstance } from 'fastify';
import { registerMembers } from './members/index.ts';
import type { Services } from './services.ts';

/** Adds a feature's routes, hooks and login hooks to the app. Runs once, before the app is ready. */
export type Feature = (app: FastifyInstance, services: Services) => void | Promise<void>;

/** Every part of the api, by name, in the order in which they are registered. */
export const FEATURES: readonly (readonly [name: string, register: Feature])[] = [['members', registerMembers]];
