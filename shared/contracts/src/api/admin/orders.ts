import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../common.ts';
import { Done, Page, paged, Search, sorted } from './common.ts';

/** Statuses of an order, in the order in which it passes them; the last two end it. */
export const AdminOrderStatus = z.enum([
  'awaitingPayment',
  'received',
  'packing',
  'shipped',
  'readyForPickup',
  'delivered',
  'cancelled',
  'returned',
]);

const AdminOrderRow = z.object({
  id: z.string(),
  createdAt: z.number(),
  status: AdminOrderStatus,
  statusLabel: z.string(),
  paymentStatus: z.string(),
  customer: z.string(),
  email: z.string(),
  memberId: z.nullable(z.number()),
  total: z.number(),
});

/** A page of orders, filtered by status, payment and member. */
export const getAdminOrders = endpoint({
  method: 'GET',
  path: 'admin/order',
  access: 'user',
  role: 'employee',
  summary: 'Orders by status, payment and member, and by number, e-mail, name or product searched for [O6-01].',
  query: z.object({
    page: Page,
    search: Search,
    status: z.optional(AdminOrderStatus),
    paymentStatus: z.optional(z.enum(['pending', 'paid', 'failed', 'cancelled', 'refunded'])),
    memberId: z.optional(Id),
    sort: sorted(['newest', 'oldest', 'total']),
  }),
  response: paged(AdminOrderRow),
});

/** One order with rows, payments, history and the statuses that may follow. */
export const getAdminOrder = endpoint({
  method: 'GET',
  path: 'admin/order/:id',
  access: 'user',
  role: 'employee',
  summary: 'One order with rows, payments, its history and where it may go from here [O6-01].',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  response: z.object({
    data: z.object({
      order: z.extend(AdminOrderRow, {
        rows: z.array(
          z.object({
            productId: z.number(),
            name: z.string(),
            quantity: z.number(),
            unitPrice: z.number(),
            takenFrom: z.record(z.string(), z.number()),
          }),
        ),
        payments: z.array(
          z.object({ provider: z.string(), status: z.string(), amount: z.number(), createdAt: z.number() }),
        ),
        events: z.array(z.object({ status: AdminOrderStatus, label: z.string(), at: z.number() })),
        address: z.object({ street: z.string(), zipCode: z.string(), city: z.string(), mobile: z.string() }),
        /** The buyer's notes on the delivery, as label and text, for the one who packs. */
        delivery: z.array(z.object({ label: z.string(), text: z.string() })),
        shippingMethod: z.string(),
        /** The carrier's number of the parcel; null until it is known. */
        trackingNumber: z.nullable(z.string()),
        next: z.array(AdminOrderStatus),
      }),
    }),
  }),
});

/** Moves an order to its next status, or cancels it before it is packed. 409 for any other status. */
export const putAdminOrderStatus = endpoint({
  method: 'PUT',
  path: 'admin/order/:id/status',
  access: 'user',
  role: 'admin',
  summary:
    'Moves an order a step on, or cancels it before it is packed (stock and money go back); 409 for any other step [O6-01].',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  body: z.object({
    status: AdminOrderStatus,
    /** With `shipped`: the carrier's number of the parcel, which the buyer sees and is mailed. */
    trackingNumber: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9 -]+$/))),
  }),
  response: Done,
});
