import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../common.ts';
import { Done, Page, paged, Search, sorted, Text } from './common.ts';

const AdminMember = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  city: z.string(),
  companyName: z.nullable(z.string()),
  /** Only numbers of companies; one that is a person's is hidden. */
  corpNumber: z.nullable(z.string()),
  isCorporateCustomer: z.boolean(),
  awaitsApproval: z.boolean(),
  isEmployee: z.boolean(),
  isAdmin: z.boolean(),
  rankLevel: z.number(),
  createdAt: z.number(),
});

/** A page of members; never personal identity numbers. */
export const getAdminMembers = endpoint({
  method: 'GET',
  path: 'admin/member',
  access: 'user',
  role: 'employee',
  summary:
    'Members by name, address or company, by role, and those that wait for approval; never personal numbers [O6-01], [O3-06].',
  query: z.object({
    page: Page,
    search: Search,
    awaitsApproval: z.optional(z.enum(['true'])),
    role: z.optional(z.enum(['employee', 'admin', 'company'])),
    sort: sorted(['newest', 'name', 'level']),
  }),
  response: paged(AdminMember),
});

/** One member with level, XP and purchases; never personal identity numbers or passwords. */
export const getAdminMember = endpoint({
  method: 'GET',
  path: 'admin/member/:id',
  access: 'user',
  role: 'employee',
  summary: 'One member with level, XP and how much was bought; never personal numbers or passwords [O6-01], [O3-06].',
  params: z.object({ id: Id }),
  response: z.object({
    data: z.object({
      member: z.extend(AdminMember, {
        experiencePoints: z.number(),
        achievements: z.number(),
        orders: z.number(),
        isEmailConfirmed: z.boolean(),
      }),
    }),
  }),
});

/** Approves a member as a company, or revokes the approval. */
export const putAdminCorporate = endpoint({
  method: 'PUT',
  path: 'admin/member/:id/corporate',
  access: 'user',
  role: 'employee',
  summary: 'Approves a member with an organisation number as a company, or takes that back [O6-16].',
  params: z.object({ id: Id }),
  body: z.object({ isCorporateCustomer: z.boolean() }),
  response: Done,
});

/** Sets a member’s roles. 403 for one’s own. */
export const putAdminRoles = endpoint({
  method: 'PUT',
  path: 'admin/member/:id/roles',
  access: 'secure',
  role: 'admin',
  summary: 'Says who is employee and admin; admins are employees, and nobody changes their own [O6-01].',
  params: z.object({ id: Id }),
  body: z.object({ isEmployee: z.boolean(), isAdmin: z.boolean() }),
  response: Done,
});

/** Raises or lowers a member to a level by XP. 409 where the level also requires achievements. */
export const putAdminLevel = endpoint({
  method: 'PUT',
  path: 'admin/member/:id/level',
  access: 'user',
  role: 'admin',
  summary:
    'Puts a member on a level by the XP that it takes, as a row of the ledger that the member can read; 409 where the level also takes achievements [O6-01], [O4-37], [O4-38].',
  params: z.object({ id: Id }),
  body: z.object({
    level: z.int().check(z.minimum(1), z.maximum(25)),
    /** What the member reads of it. */
    reason: Text(120),
  }),
  response: z.object({
    data: z.object({ isChanged: z.boolean(), rankLevel: z.number(), experiencePoints: z.number() }),
  }),
});

/** Ends all sessions of a member. 403 for one’s own, and for an employee about an admin. */
export const deleteAdminSessions = endpoint({
  method: 'DELETE',
  path: 'admin/member/:id/session',
  access: 'user',
  role: 'employee',
  summary: 'Ends all sessions of a member; 403 for an employee about an admin, and for one’s own [O6-01].',
  params: z.object({ id: Id }),
  response: Done,
});

/**
 * A code, shown once and valid for a day, to enrol a colleague’s first second factor. 403 for oneself, 409 for a
 * member who is not staff.
 */
export const postAdminEnrolment = endpoint({
  method: 'POST',
  path: 'admin/member/:id/enrolment',
  access: 'secure',
  role: 'admin',
  summary:
    'A code, shown once and good for one day, with which a colleague enrols a first second factor; 403 for oneself, 409 for a member who is no staff [O6-01].',
  params: z.object({ id: Id }),
  response: z.object({ data: z.object({ code: z.string() }) }),
});

/** Removes a colleague’s second factors and recovery codes and ends their sessions. 403 for one’s own. */
export const deleteAdminFactors = endpoint({
  method: 'DELETE',
  path: 'admin/member/:id/factor',
  access: 'secure',
  role: 'admin',
  summary:
    'Removes a colleague’s second factors and recovery codes and ends their sessions; 403 for one’s own [O6-01].',
  params: z.object({ id: Id }),
  response: Done,
});
