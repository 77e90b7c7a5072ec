import * as z from 'zod';
import { ROUTES, type TableRoute } from '@shop/contracts/routes';
import { LAYOUT_AREAS, type SlotDescription } from '@shop/contracts/slot-description';

/** Rendered as text, whatever it contains; markup in it is an author's mistake. */
const Text = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^<>\p{Cc}]*$/u, 'Texts are plain: no markup, no control characters');
/** A path of the shop itself: no host, no second slash, nothing that browsers resolve to another site. */
const ShopPath = z
  .string()
  .max(200)
  .regex(/^\/se(?:\/[\w.~%:@!$&'()*+,;=-]+)*(?:\?[\w.~%&=+-]*)?$/, 'Links lead to a path of the shop, from "/se" on');
const ApiPath = z
  .string()
  .max(100)
  .regex(/^(?!admin(?:\/|$))[a-z][\w-]*(?:\/[\w-]+)*$/, 'The path of an endpoint below "/api/", none of the staff’s');
const Word = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'Small letters, digits and dashes');
const Key = z
  .string()
  .max(40)
  .regex(/^[A-Za-z][\w-]*$/, 'A letter, then letters, digits, "-" and "_"');

/** Name of a slot: it names a folder, an attribute of the document and a module. */
export const SlotNameSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'Small letters, digits and dashes');

const few = <Item extends z.ZodType>(item: Item, max: number) => z.array(item).max(max);
const fewOf = <Value extends z.ZodType>(value: Value, max: number, key: z.ZodType<string> = Key) =>
  z.record(key as z.ZodString, value).refine((rows) => Object.keys(rows).length <= max, `At most ${max}`);

const Fallback = z.object({
  text: Text.optional(),
  links: few(z.object({ text: Text, to: ShopPath, slot: SlotNameSchema.optional() }), 8).optional(),
});

/** Begins with the remote's own text, never with a parameter: such a path would match any URL. */
const PATH = /^[a-z][a-z0-9-]{2,39}(?:\/(?:[a-z0-9-]+|:[A-Za-z]+(?:-:[A-Za-z]+)?)\??){0,5}$/;
const RoutePath = z.string().max(150).regex(PATH, 'A word of three letters or more, then words and :parameters');
const TABLE_ROUTES = Object.keys(ROUTES) as [TableRoute, ...TableRoute[]];
const LeftColumn = z.enum(['none', 'list', 'filters', 'side-menu', 'poll']);

const Route = z.object({
  paths: few(RoutePath, 8).min(1),
  params: fewOf(z.enum(['digits', 'entity', 'token', 'list']), 10).optional(),
  leftColumn: LeftColumn.optional(),
  isCheckout: z.boolean().optional(),
  breadcrumbs: z.boolean().optional(),
  isPersonal: z.boolean().optional(),
  noindex: z.boolean().optional(),
  hidesReferrer: z.boolean().optional(),
  trackingName: Key.optional(),
});

const Field = z.object({
  kind: z.enum(['text', 'integer', 'number']),
  min: z.number().optional(),
  max: z.number().max(1e9).optional(),
  default: z.union([z.string().max(200), z.number(), z.null()]).optional(),
});

const MAX_BODY_LENGTH = 2000;
const Body = z.json().refine((body) => JSON.stringify(body).length <= MAX_BODY_LENGTH, 'The body is too large');

const Form = z.object({
  path: RoutePath.regex(/^[^:?]*$/, 'A form’s path has no parameters'),
  call: ApiPath,
  fields: fewOf(Field, 30),
  body: Body,
  note: Word,
  notes: fewOf(Word, 10, z.string().regex(/^[45]\d\d$/)).optional(),
  wrongKey: Key.optional(),
  to: ShopPath.optional(),
  readAt: ShopPath,
});

const AfterCall = z.object({
  method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
  path: ApiPath,
  done: Text.optional(),
  failed: Text.optional(),
  unless: z.object({ status: z.int().min(400).max(599), fields: few(Key, 10) }).optional(),
  refreshesUser: z.boolean().optional(),
});

/** Schema of a slot's description in a manifest. Every part is bounded: it is part of every document. */
export const SlotDescriptionSchema: z.ZodType<SlotDescription> = z.object({
  area: z.enum(LAYOUT_AREAS).optional(),
  columns: few(LeftColumn, 5).optional(),
  below: few(z.enum(TABLE_ROUTES), 10).optional(),
  order: z.int().min(-100).max(100).optional(),
  isDeferred: z.boolean().optional(),
  hydratesOnInteraction: z.boolean().optional(),
  comesFirst: z.boolean().optional(),
  isBrowserOnly: z.boolean().optional(),
  children: few(SlotNameSchema, 8).optional(),
  fallback: Fallback.nullable().optional(),
  queryKeys: few(Key, 20).optional(),
  routes: fewOf(Route, 20, Word).optional(),
  forms: few(Form, 10).optional(),
  afterCalls: few(AfterCall, 10).optional(),
}) as z.ZodType<SlotDescription>;
