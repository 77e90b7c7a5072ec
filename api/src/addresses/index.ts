import { postCompanyLookup, postStreetSuggestions, STREET_MIN_LENGTH } from '@shop/contracts';
import { wallClockAt } from '@shop/domain/dates';
import { isValidCorpNumber } from '@shop/domain/validation/numbers';
import type { FastifyRequest } from 'fastify';
import type { Feature } from '../feature.ts';
import { callerKey } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import type { Session } from '../members/session.ts';
import { zipDigits } from '../shipping/methods.ts';
import { createCompanyLookup, createStreetSuggestions } from './lookup.ts';
import { registerSavedAddresses } from './saved-address-routes.ts';

interface LookupLimits {
  readonly perSession: RateLimit;
  /** Higher: an office has one address. */
  readonly perCaller: RateLimit;
}

/** Nobody buys for more companies in ten minutes; whoever copies a register does. */
const COMPANY_LIMITS: LookupLimits = {
  perSession: { limit: 20, windowSeconds: 600 },
  perCaller: { limit: 60, windowSeconds: 600 },
};
/** One call per pause of typing. */
const STREET_LIMITS: LookupLimits = {
  perSession: { limit: 90, windowSeconds: 60 },
  perCaller: { limit: 300, windowSeconds: 60 },
};

/** Look-ups that fill in address fields, and members' saved addresses. */
export const registerAddresses: Feature = (app, services) => {
  const findCompany = createCompanyLookup(services);
  const suggestStreets = createStreetSuggestions(services);

  const count = async (name: string, limits: LookupLimits, request: FastifyRequest, session: Session) => {
    await services.rateLimits.use(`${name}:${callerKey(request)}`, limits.perCaller);
    if (session.id !== null) await services.rateLimits.use(`${name}:session:${session.id}`, limits.perSession);
  };

  route(app, postCompanyLookup, async ({ body, clock, request, session }) => {
    await count('company-lookup', COMPANY_LIMITS, request, session);
    if (!isValidCorpNumber(body.corpNumber, wallClockAt(clock.now()).year)) {
      throw new ApiError('VALIDATION', undefined, { fields: { corpNumber: 'Ogiltigt organisationsnummer' } });
    }
    return { data: await findCompany(body.corpNumber) };
  });

  route(app, postStreetSuggestions, async ({ body, request, session }) => {
    const text = body.text.trim();
    if (text.length < STREET_MIN_LENGTH) return { data: { streets: [] } };
    await count('street-suggestion', STREET_LIMITS, request, session);
    return { data: { streets: await suggestStreets({ text, zipCode: zipDigits(body.zipCode) }) } };
  });

  registerSavedAddresses(app);
};
