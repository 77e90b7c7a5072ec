import * as z from 'zod/mini';
import { EVENTS, type EventName } from '@shop/contracts/events';

/** A JSON Schema, as far as payloads of events need one. */
export type JsonSchema = Record<string, unknown>;

/** The bus events that a release emits or listens to, each with the payload schema of its build. */
export interface EventContract {
  /** What it emits, without defaults. */
  emits: Record<string, JsonSchema>;
  /** What it expects to be handed. */
  hears: Record<string, JsonSchema>;
}

const isName = (name: string): name is EventName => name in EVENTS;

const schemaOf = (name: EventName, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(EVENTS[name].schema, { io, unrepresentable: 'any' });
  return schema;
};

const CALL = /\.(emit|on)\(\s*(['"])([\w.-]+)\2/g;

/** Finds the events that source texts speak of. Event names are literal wherever they are used. */
export function readEvents(sources: readonly string[]): EventContract {
  const found = sources.flatMap((text) => [...text.matchAll(CALL)].map(([, call, , name = '']) => ({ call, name })));
  const named = (wanted: string, io: 'input' | 'output') =>
    Object.fromEntries(
      [...new Set(found.filter(({ call }) => call === wanted).map(({ name }) => name))]
        .filter(isName)
        .toSorted()
        .map((name) => [name, schemaOf(name, io)]),
    );
  return { emits: named('emit', 'input'), hears: named('on', 'output') };
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const plain = ({ default: _filledIn, ...schema }: JsonSchema): string => JSON.stringify(schema);

const takesObject = (receiver: JsonSchema, sent: JsonSchema): boolean => {
  const [wanted, given] = [receiver['properties'], sent['properties']].map((value) => (isSchema(value) ? value : {}));
  const promised = new Set(list(sent['required']));
  return (
    list(receiver['required']).every((name) => promised.has(name)) &&
    Object.entries(wanted ?? {}).every(([name, schema]) => {
      const other = given?.[name];
      return !isSchema(schema) || !isSchema(other) || takes(schema, other);
    })
  );
};

/** Whether a receiver of `receiver` accepts everything that `sent` allows. False in doubt. */
export function takes(receiver: JsonSchema, sent: JsonSchema): boolean {
  if (Object.keys(receiver).length === 0 || plain(receiver) === plain(sent)) return true;
  const options = list(sent['anyOf']).filter(isSchema);
  if (options.length > 0) return options.every((option) => takes(receiver, option));
  const choices = list(receiver['anyOf']).filter(isSchema);
  if (choices.length > 0) return choices.some((choice) => takes(choice, sent));
  if (receiver['type'] === 'number' && sent['type'] === 'integer') return takes(receiver, { ...sent, type: 'number' });
  if (receiver['type'] !== sent['type']) return false;
  if (receiver['type'] === 'object') return takesObject(receiver, sent);
  const values = list(receiver['enum']);
  const sentValues = list(sent['enum']);
  return values.length > 0 && sentValues.length > 0 && sentValues.every((value) => values.includes(value));
}

/** A release's events that do not match this shop's: unknown names, and payloads that one of both would reject. */
export function checkEvents({ emits, hears }: EventContract): string[] {
  const unknown = [...Object.keys(emits), ...Object.keys(hears)].filter((name) => !isName(name));
  const mismatched = [
    ...Object.entries(emits).filter(([name, sent]) => isName(name) && !takes(schemaOf(name, 'input'), sent)),
    ...Object.entries(hears).filter(([name, wanted]) => isName(name) && !takes(wanted, schemaOf(name, 'output'))),
  ];
  return [
    ...[...new Set(unknown)].map((name) => `It uses the event ${name}, which this shop does not know`),
    ...[...new Set(mismatched.map(([name]) => name))].map((name) => `It knows the event ${name} in another shape`),
  ];
}
