/** Where every rule of the api takes the time from, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The api's unit for dates on the wire. */
export const unixSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
