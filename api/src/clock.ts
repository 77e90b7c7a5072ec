/** The api's only source of the current time, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Unix seconds, the api's unit for dates in JSON. */
export const unixSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
