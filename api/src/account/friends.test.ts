import { getFeed, getFriends, getMember, searchFriends } from '@shop/contracts';
import { FRIEND_STATUS } from '@shop/domain/friends';
import { and, eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { friendship, knighthood, member } from '../db/schema/index.ts';
import { type LoggedIn, type TestApp, createTestApp } from '../testing/index.ts';
import { quickLogin } from '../testing/quick-login.ts';

const { SENT, RECEIVED, ACCEPTED, DENIED, REMOVED } = FRIEND_STATUS;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const two = async () => [await quickLogin(shop), await quickLogin(shop)] as const;
const sendRequest = (sender: LoggedIn, receiver: { memberId: number }) =>
  sender.send('POST', '/api/user/friend', { body: { userId: receiver.memberId } });
/** How each of two members sees the other; null: not listed. */
const seen = async (browser: LoggedIn, other: LoggedIn) => {
  const { friends } = (await browser.request(getFriends)).data;
  return friends.find(({ user }) => user.id === other.memberId) ?? null;
};
const statuses = async (one: LoggedIn, other: LoggedIn) => [
  (await seen(one, other))?.status ?? null,
  (await seen(other, one))?.status ?? null,
];
const act = async (browser: LoggedIn, other: LoggedIn, action: 'accept' | 'deny' | 'remove') => {
  const id = (await seen(browser, other))?.id ?? (await seen(other, browser))?.id ?? 0;
  return action === 'remove'
    ? browser.send('DELETE', `/api/user/friend/${id}`)
    : browser.send('POST', `/api/user/friend/${id}/${action}`);
};
const rowsOf = (one: LoggedIn, other: LoggedIn) =>
  shop.services.db
    .select()
    .from(friendship)
    .where(
      or(
        and(eq(friendship.askerId, one.memberId), eq(friendship.receiverId, other.memberId)),
        and(eq(friendship.askerId, other.memberId), eq(friendship.receiverId, one.memberId)),
      ),
    );

describe('friends', () => {
  it('[O7-05] [O4-36] [4-101] request, accept and are friends, each notified in their feed', async () => {
    const [sender, receiver] = await two();
    const sent = await sendRequest(sender, receiver);
    expect(sent).toMatchObject({ status: 200, body: { data: { friendship: { status: SENT } } } });
    expect(await statuses(sender, receiver)).toEqual([SENT, RECEIVED]);
    expect((await receiver.request(getFeed)).data.entries[0]?.title).toBe(`${sender.username} vill bli din vän.`);

    expect((await act(receiver, sender, 'accept')).status).toBe(204);
    expect(await statuses(sender, receiver)).toEqual([ACCEPTED, ACCEPTED]);
    const titles = (await sender.request(getFeed)).data.entries.map(({ title }) => title);
    expect(titles).toContain(`Du och ${receiver.username} är nu vänner!`);
    expect(await seen(sender, receiver)).toMatchObject({
      user: { id: receiver.memberId, username: receiver.username, avatar: `/api/avatar/${receiver.memberId}` },
    });
  });

  it('[O4-36] only the receiver responds, and only the sender withdraws', async () => {
    const [sender, receiver] = await two();
    await sendRequest(sender, receiver);
    expect((await act(sender, receiver, 'accept')).status).toBe(409);
    expect((await act(sender, receiver, 'deny')).status).toBe(409);
    expect((await act(receiver, sender, 'remove')).status).toBe(409);
    expect(await statuses(sender, receiver)).toEqual([SENT, RECEIVED]);
    expect((await act(sender, receiver, 'remove')).status).toBe(204);
    expect(await statuses(sender, receiver)).toEqual([null, null]);
    expect((await sendRequest(sender, receiver)).status).toBe(200);
  });

  it('[O4-36] hides a refusal from the sender, for 30 days also from a new request', async () => {
    const [sender, receiver] = await two();
    await sendRequest(sender, receiver);
    expect((await act(receiver, sender, 'deny')).status).toBe(204);
    expect(await statuses(sender, receiver)).toEqual([SENT, DENIED]);
    expect((await sendRequest(sender, receiver)).status).toBe(409);
    const { db, clock } = shop.services;
    const longAgo = new Date(clock.now().getTime() - 30 * 86_400_000);
    await db.update(friendship).set({ changedAt: longAgo }).where(eq(friendship.askerId, sender.memberId));
    expect((await sendRequest(sender, receiver)).status).toBe(200);
    expect(await statuses(sender, receiver)).toEqual([SENT, RECEIVED]);
  });

  it('[O4-36] either may end it, for both', async () => {
    const [sender, receiver] = await two();
    await sendRequest(sender, receiver);
    await act(receiver, sender, 'accept');
    expect((await sendRequest(sender, receiver)).status).toBe(409);
    expect((await act(receiver, sender, 'remove')).status).toBe(204);
    expect(await statuses(sender, receiver)).toEqual([null, null]);
    expect((await rowsOf(sender, receiver)).map(({ status }) => status)).toEqual([REMOVED]);
  });

  it('[O4-36] requests that cross make friends, and twenty at once make one row', async () => {
    const [one, other] = await two();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? sendRequest(one, other) : sendRequest(other, one))),
    );
    const taken = responses.flatMap(({ status, body }) => (status === 200 ? [body] : []));
    expect(taken).toHaveLength(2);
    expect(taken).toContainEqual({ data: { friendship: { id: expect.any(Number), status: ACCEPTED } } });
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(18);
    expect(await statuses(one, other)).toEqual([ACCEPTED, ACCEPTED]);
    expect(await rowsOf(one, other)).toHaveLength(1);
  });

  it('[O4-36] refuses a request to oneself, to an unknown and to a hidden member', async () => {
    const [browser, hidden] = await two();
    await shop.services.db.update(member).set({ visibility: 'nobody' }).where(eq(member.id, hidden.memberId));
    expect((await sendRequest(browser, browser)).status).toBe(422);
    const unknown = await sendRequest(browser, { memberId: 987_654 });
    const secret = await sendRequest(browser, hidden);
    expect([unknown.status, secret.status]).toEqual([404, 404]);
    expect((secret.body as { error: string }).error).toBe((unknown.body as { error: string }).error);
    // A hidden member may still send requests, and is then visible to the receiver.
    expect((await sendRequest(hidden, browser)).status).toBe(200);
    expect((await act(browser, hidden, 'accept')).status).toBe(204);
  });

  it('[O6-08] says whose profile can be opened, as the profile itself does', async () => {
    const [reader, friend] = await two();
    for (const [visibility, isFriend, isOpen] of [
      ['friends', false, false],
      ['everyone', false, true],
      ['friends', true, true],
      ['nobody', true, false],
    ] as const) {
      if (isFriend) await act(reader, friend, 'accept');
      else await sendRequest(friend, reader);
      await shop.services.db.update(member).set({ visibility }).where(eq(member.id, friend.memberId));
      const { status } = await reader.send('GET', `/api/member/${friend.memberId}`);
      expect([(await seen(reader, friend))?.isProfileOpen, status === 200]).toEqual([isOpen, isOpen]);
      const { members } = (await reader.request(searchFriends, { query: { username: friend.username } })).data;
      expect(members.map(({ isProfileOpen }) => isProfileOpen)).toEqual(visibility === 'nobody' ? [] : [isOpen]);
    }
  });

  it('responds 404 for the row of two others', async () => {
    const [sender, receiver] = await two();
    const stranger = await quickLogin(shop);
    await sendRequest(sender, receiver);
    const id = (await seen(receiver, sender))?.id ?? 0;
    expect((await stranger.send('POST', `/api/user/friend/${id}/accept`)).status).toBe(404);
    expect((await stranger.send('DELETE', `/api/user/friend/${id}`)).status).toBe(404);
    expect(await statuses(sender, receiver)).toEqual([SENT, RECEIVED]);
  });

  it('sends requests to at most 30 members a day', async () => {
    const browser = await quickLogin(shop);
    const found: number[] = [];
    for (let index = 0; index < 31; index += 1) found.push((await sendRequest(browser, { memberId: 987_654 })).status);
    expect([found[29], found[30]]).toEqual([404, 429]);
  });
});

describe('GET user/friend/search', () => {
  it('[O2.17-12] [O6-08] finds the whole name of anyone who is not hidden, and a beginning of who is public', async () => {
    const browser = await quickLogin(shop);
    const named = async (username: string, visibility: 'nobody' | 'friends' | 'everyone') =>
      (await shop.createMember('member', { username, visibility })).id;
    await named('Zebran_alla', 'everyone');
    const friends = await named('Zebran_vanner', 'friends');
    await named('Zebran_ingen', 'nobody');
    const find = async (username: string) =>
      (await browser.request(searchFriends, { query: { username } })).data.members.map(({ user }) => user.username);
    expect(await find('zebran')).toEqual(['Zebran_alla']);
    expect(await find('ZEBRAN_VANNER')).toEqual(['Zebran_vanner']);
    expect(await find('zebran_ingen')).toEqual([]);
    expect(await find('zebr_n')).toEqual([]);
    await sendRequest(browser, { memberId: friends });
    const { members } = (await browser.request(searchFriends, { query: { username: 'zebran_vanner' } })).data;
    expect(members[0]?.friendship).toMatchObject({ status: SENT });
    expect((await browser.send('GET', '/api/user/friend/search?username=ze')).status).toBe(400);
  });
});

describe('GET member/:id', () => {
  const see = (browser: { send: LoggedIn['send'] }, id: number) => browser.send('GET', `/api/member/${id}`);
  const setVisibility = (id: number, visibility: 'nobody' | 'friends' | 'everyone') =>
    shop.services.db.update(member).set({ visibility }).where(eq(member.id, id));

  it('[O7-06] [O6-07] [6-18] shows name, avatar and rank, and nothing personal', async () => {
    const values = { rankLevel: 7, experiencePoints: 50_000, avatarClassId: 3, visibility: 'everyone' } as const;
    const owner = await shop.createMember('member', {
      ...values,
      street: 'Hemliga gatan 1',
      phoneNumber: '0701234567',
    });
    await shop.services.db.insert(knighthood).values({ memberId: owner.id, grantedAt: shop.clock.now() });
    const browser = await quickLogin(shop);
    const { body, text } = await see(browser, owner.id);
    expect(body).toEqual({
      data: {
        member: {
          id: owner.id,
          username: owner.username,
          avatar: `/api/avatar/${owner.id}`,
          rankLevel: 7,
          experiencePoints: 50_000,
          avatarClass: { id: 3 },
          isKnight: true,
          memberSince: expect.any(Number),
          isOwn: false,
          friendship: null,
        },
      },
    });
    for (const secret of [owner.email, 'Hemliga', '0701234567', 'Testsson', '41112'])
      expect(text).not.toContain(secret);
  });

  it('[O6-08] is seen by nobody, friends or everyone, as the member says; friends unless told otherwise', async () => {
    const [owner, friend] = await two();
    const [stranger, visitor] = [await quickLogin(shop), shop.browser()];
    await sendRequest(owner, friend);
    await act(friend, owner, 'accept');
    /** One rule for all parts of the profile. */
    const statusFor = async (browser: { send: LoggedIn['send'] }) => {
      const parts = ['', '/achievement', '/wishlist'].map((part) => `/api/member/${owner.memberId}${part}`);
      const statuses = await Promise.all(parts.map(async (path) => (await browser.send('GET', path)).status));
      return new Set(statuses).size === 1 ? statuses[0] : statuses;
    };
    const seenBy = () => Promise.all([owner, friend, stranger, visitor].map(statusFor));
    expect(await seenBy()).toEqual([200, 200, 404, 404]);
    await setVisibility(owner.memberId, 'nobody');
    expect(await seenBy()).toEqual([200, 404, 404, 404]);
    await setVisibility(owner.memberId, 'everyone');
    expect(await seenBy()).toEqual([200, 200, 200, 200]);
    const mine = (await owner.request(getMember, { params: { id: owner.memberId } })).data.member;
    const theirs = (await friend.request(getMember, { params: { id: owner.memberId } })).data.member;
    expect([mine.isOwn, theirs.isOwn, theirs.friendship?.status]).toEqual([true, false, ACCEPTED]);
  });

  it('[O6-07] responds the same 404 for nobody and for somebody hidden', async () => {
    const hidden = await shop.createMember('member', { visibility: 'nobody' });
    const [one, other] = [await see(shop.browser(), hidden.id), await see(shop.browser(), 987_654)];
    expect([one.status, other.status]).toEqual([404, 404]);
    expect((one.body as { error: string }).error).toBe((other.body as { error: string }).error);
  });
});
