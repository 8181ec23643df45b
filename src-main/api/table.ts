import { onlookers, type Caller } from '#shared/contract/caller.ts';
import type { TableState, WhoIsReady } from '#shared/views/table.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { putQuestionSchema, type Answer, type Question } from '#shared/words/questions.ts';
import { requireMoment, requireSeatAtTable } from '../commands/play.ts';
import { playOnAlone } from '../commands/readiness.ts';
import { describeDropped } from '../commands/later/secondThoughts.ts';
import type { Session } from '../commands/session.ts';
import { denyUnless, openSession, os, type ApiContext } from './desk.ts';

/** Creates the calls of the table: the games master opens and closes it, devices join at one seat each. */
export function createTableHandlers(context: ApiContext) {
  const { table } = os;
  return {
    ...createMasterHandlers(context),
    ...createOnlookerHandlers(context),
    ...createClockHandlers(context),
    door: table.door.handler(() => {
      const { campaign, asksPin } = requireOpen(context);
      return { table: campaign, asksPin, others: context.host.table.listOthers() };
    }),
    enter: table.enter.handler(({ input, context: { caller } }) => {
      requireOpen(context);
      denyUnless(caller.kind === 'stranger', 'Only a device that opens the address of the table can join it.');
      const entered = context.host.table.enter(caller.address, input);
      if (entered.seat === onlookers) {
        context.talk.tell('gm', 'devices');
        return { seat: null, name: 'An onlooker' };
      }
      const seat = entered.seat as SeatId;
      if (entered.released !== null) context.talk.tell(seat, 'shut', entered.released);
      return { seat, name: requireSeatAtTable(openSession(context), seat).name };
    }),
    leave: table.leave.handler(({ context: { caller } }) => {
      const device = findDevice(caller);
      denyUnless(device !== null, 'Only a device that sits at the table leaves it.');
      context.host.table.endDevice(device);
      context.talk.tellListening('devices');
    }),
    move: table.move.handler(({ input: { seat }, context: { caller } }) => {
      const device = findDevice(caller);
      denyUnless(device !== null, 'Only a device that sits at the table moves its seat; invite one more here.');
      return { seat, ...context.host.table.invite(seat, device) };
    }),
    seat: table.seat.handler(({ input: { seat } }) => {
      const session = openSession(context);
      requireSeatAtTable(session, seat);
      const { rulebook, snapshot, store } = session;
      return {
        seat,
        game: rulebook.id,
        title: store.campaign().title,
        table: store.campaign().file_id,
        seats: rulebook.seats(snapshot.state).map((one) => ({ seat: one.seat, isHuman: one.isHuman })),
      };
    }),
    ...createReadyHandlers(context),
    ...createQuestionHandlers(context),
    news: table.news.handler(async function* ({ input, context: { caller }, signal }) {
      if (input.viewer !== 'gm') requireSeatAtTable(openSession(context), input.viewer);
      yield* context.talk.listen(input.viewer, findDevice(caller), signal);
    }),
  };
}

function findDevice(caller: Caller): string | null {
  return caller.kind === 'seat' ? caller.device : null;
}

/** Creates the games master's calls for the table. */
function createMasterHandlers(context: ApiContext) {
  const { table } = os;
  const door = context.host.table;
  return {
    state: table.state.handler(() => describeTable(context)),
    open: table.open.handler(async ({ input }) => {
      const session = openSession(context);
      denyUnless(
        session.store.backup === null,
        'This is a backup to look at; open the campaign itself to play at the table.',
      );
      const campaign = session.store.campaign().file_id;
      await door.open({ campaign, ...input });
      const { playsOnByItself, minutes } = door.readKept(campaign);
      context.talk.playsOnByItself = playsOnByItself;
      session.isTableOpen = true;
      context.talk.clock.set(minutes, false);
      context.talk.begin(session);
      return describeTable(context);
    }),
    close: table.close.handler(async () => {
      await closeTable(context);
      return describeTable(context);
    }),
    playOnByItself: table.playOnByItself.handler(async ({ input }) => {
      door.keepSettings(openSession(context).store.campaign().file_id, { playsOnByItself: input.isOn });
      context.talk.playsOnByItself = input.isOn;
      await playOnWhenReady(context);
      return describeTable(context);
    }),
    card: table.card.handler(({ input: { seat } }) => {
      requirePlayer(context, seat);
      const card = door.makeCard(seat);
      context.talk.tellListening('devices');
      return { seat, ...card };
    }),
    endCard: table.endCard.handler(({ input: { seat } }) => {
      requireOpen(context);
      door.endCard(seat);
      context.talk.tellListening('devices');
      return describeTable(context);
    }),
    invite: table.invite.handler(({ input: { seat } }) => {
      requirePlayer(context, seat);
      const invitation = door.invite(seat);
      context.talk.tellListening('devices');
      return { seat, ...invitation };
    }),
    endDevice: table.endDevice.handler(({ input }) => {
      const seat = door.endDevice(input.device) as SeatId | null;
      denyUnless(seat !== null, 'That device is not at the table any more.');
      context.talk.tell(seat, 'shut', input.device);
      context.talk.tellListening('devices');
      return describeTable(context);
    }),
    endSeat: table.endSeat.handler(({ input: { seat } }) => {
      for (const device of door.endSeat(seat)) context.talk.tell(seat, 'shut', device);
      context.talk.tellListening('devices');
      return describeTable(context);
    }),
  };
}

/** Creates the games master's calls for the time that each step has. */
function createClockHandlers(context: ApiContext) {
  const { table } = os;
  const { talk, host } = context;
  talk.clock.onUp = () => void endStep(context);
  return {
    setClock: table.setClock.handler(({ input: { minutes } }) => {
      requireOpen(context);
      const session = openSession(context);
      host.table.keepSettings(session.store.campaign().file_id, { minutes });
      talk.clock.set(minutes, talk.asksPlayers);
      talk.tellAll(session, 'ready');
      return describeTable(context);
    }),
    extendClock: table.extendClock.handler(({ input: { minutes } }) => {
      requireOpen(context);
      talk.clock.extend(minutes);
      talk.tellAll(openSession(context), 'ready');
      return describeTable(context);
    }),
  };
}

/** Tells all that the time of a step is up; where the table plays on by itself, everybody is ready then. */
async function endStep(context: ApiContext): Promise<void> {
  const { open, talk } = context;
  if (open?.store.isOpen !== true || !open.isTableOpen) return;
  if (talk.playsOnByItself) talk.readiness.declareAll(open);
  talk.tellAll(open, 'ready');
  try {
    await playOnWhenReady(context);
  } catch {
    // The games master plays on, and is told what is wrong.
  }
}

/** Creates the calls by which the games master lets guests look on. */
function createOnlookerHandlers(context: ApiContext) {
  const { table } = os;
  const door = context.host.table;
  return {
    admitOnlookers: table.admitOnlookers.handler(() => {
      requireOpen(context);
      const way = door.makeCard(onlookers);
      context.talk.tell('gm', 'devices');
      return way;
    }),
    endOnlookers: table.endOnlookers.handler(() => {
      requireOpen(context);
      door.endSeat(onlookers);
      context.talk.tell('gm', 'devices');
      return describeTable(context);
    }),
  };
}

/** Requires a seat with a player at an open table, who can be let in. */
function requirePlayer(context: ApiContext, seat: SeatId): void {
  requireOpen(context);
  const { isHuman, name } = requireSeatAtTable(openSession(context), seat);
  denyUnless(isHuman, `The program plays ${name}; hand the seat to a player first, on the Campaign screen.`);
}

/** Creates the calls by which a seat declares that it is done with what is asked. */
function createReadyHandlers(context: ApiContext) {
  const { table } = os;
  const { talk } = context;
  return {
    who: table.who.handler(() => tellWho(context)),
    ready: table.ready.handler(async ({ input: { seat, ...at } }): Promise<WhoIsReady> => {
      const session = openSession(context);
      requireMoment(session, at);
      talk.readiness.declare(session, seat);
      talk.tellAll(session, 'ready');
      await playOnWhenReady(context);
      return tellWho(context);
    }),
    notReady: table.notReady.handler(({ input: { seat, ...at } }) => {
      const session = openSession(context);
      requireMoment(session, at);
      requireSeatAtTable(session, seat);
      if (talk.readiness.withdraw(seat)) talk.tellAll(session, 'ready');
      return tellWho(context);
    }),
  };
}

/** Creates the calls for questions during the games master's play, which a player answers at his own device. */
function createQuestionHandlers(context: ApiContext) {
  const { table } = os;
  const { talk } = context;
  return {
    ask: table.ask.handler(({ input: { question } }) => {
      requireOpen(context);
      const seat = question.for;
      talk.stopAsking();
      if (seat === 'gm' || !isSeatHere(context, seat)) return false;
      talk.questions.put(seat, question);
      talk.tell(seat, 'question');
      return true;
    }),
    asked: table.asked.handler(({ input: { seat } }) => {
      requireSeatAtTable(openSession(context), seat);
      return { question: talk.questions.find(seat) };
    }),
    answer: table.answer.handler(async ({ input: { seat, answer, ...at } }) => {
      const session = openSession(context);
      requireSeatAtTable(session, seat);
      requireMoment(session, at);
      denyUnless(
        talk.questions.answer(seat, answer),
        'That is not asked any more: the games master has answered it, or the game went on.',
      );
      talk.tell('gm', 'question');
      // Another device of the seat no longer asks.
      talk.tell(seat, 'question');
      const { answersSoFar } = talk.questions;
      if (answersSoFar !== null) await playOnWhenReady(context, answersSoFar);
    }),
    answered: table.answered.handler(() => ({ answer: talk.questions.answered })),
    stopAsking: table.stopAsking.handler(() => talk.stopAsking()),
  };
}

function requireOpen({ host }: ApiContext) {
  const open = host.table.state();
  denyUnless(open !== null, 'The table is closed; the games master opens it.');
  return open;
}

/** Closes the table at once, and tells its players. */
export async function closeTable(context: ApiContext): Promise<void> {
  const { host, open, talk } = context;
  if (open !== null) open.isTableOpen = false;
  talk.shut();
  await host.table.close();
}

/**
 * Tells all who may know it what a call has changed; a table is closed with its campaign. What `goesOn` may be played on
 * by itself; steps that were taken back or done again stay for the games master to look at.
 */
export async function noticeChange(
  context: ApiContext,
  { undoneBy, goesOn }: { undoneBy: SeatId | 'gm' | null; goesOn: boolean },
): Promise<void> {
  const table = context.host.table.state();
  if (table === null) return;
  const { open, talk } = context;
  if (open?.store.isOpen !== true || open.store.campaign().file_id !== table.campaign) {
    await closeTable(context);
    return;
  }
  open.isTableOpen = true;
  const isWritten = talk.notice(open, undoneBy);
  if (isWritten && goesOn) await playOnWhenReady(context);
}

/**
 * Plays on to the next step that waits for a player, if the games master wants it: as soon as all who are asked are
 * ready, and at once where nobody is. A player answers on his device; what is the games master's to answer waits for him.
 */
async function playOnWhenReady(context: ApiContext, answered: readonly Answer[] = []): Promise<void> {
  const { talk, host } = context;
  const session = openSession(context);
  const { rulebook } = session;
  const period = rulebook.periodOf(session.snapshot.state);
  let answers = answered;
  while (talk.playsOnByItself && !talk.questions.areWaitedFor && talk.readiness.isComplete(session)) {
    const outcome = await playOnAlone(session, answers, host.now());
    if (outcome?.kind === 'question') askPlayer(context, outcome.question, answers);
    if (outcome?.kind !== 'done') return;
    talk.notice(session, null);
    if (rulebook.periodOf(session.snapshot.state) !== period) return;
    answers = [];
  }
}

/** Puts a question of the program's own play to the device of its player, if he has one here. */
function askPlayer(context: ApiContext, question: Question, before: readonly Answer[]): void {
  const { talk } = context;
  const { for: seat } = question;
  const put = putQuestionSchema.safeParse(question);
  if (seat === 'gm' || 'isCard' in question || !put.success || !isSeatHere(context, seat)) return;
  talk.questions.put(seat, put.data, before);
  talk.tell(seat, 'question');
}

function isSeatHere({ host }: ApiContext, seat: SeatId): boolean {
  return host.table.devices().some((one) => one.isConnected && one.seat === seat);
}

function tellWho(context: ApiContext): WhoIsReady {
  const { host, talk } = context;
  const connected = host.table.devices().filter(({ isConnected }) => isConnected);
  const { secondsLeft } = talk.clock;
  return { ...talk.readiness.tell(openSession(context), new Set(connected.map(({ seat }) => seat))), secondsLeft };
}

function describeTable(context: ApiContext): TableState {
  const { host, talk } = context;
  const session = openSession(context);
  const open = host.table.state();
  const devices = open === null ? [] : host.table.devices();
  const looking = devices.filter(({ seat }) => seat === onlookers);
  return {
    addresses: host.table.addresses(),
    open:
      open === null
        ? null
        : {
            url: open.url,
            asksPin: open.asksPin,
            connected: devices.filter(({ isConnected, seat }) => isConnected && seat !== onlookers).length,
            isGone: open.isGone,
          },
    onlookers: { areAdmitted: host.table.hasCard(onlookers), devices: looking.length },
    hasKeptPin: host.table.readKept(session.store.campaign().file_id).asksPin,
    playsOnByItself: talk.playsOnByItself,
    minutes: talk.clock.minutes,
    dropped: describeDropped(session),
    who: tellWho(context),
    seats: listHumans(session).map(({ seat, name, isOut }) => ({
      seat,
      name,
      isOut,
      devices: devices
        .filter((device) => device.seat === seat)
        .map(({ id, name: called, joinedAt, isConnected }) => ({ id, name: called, joinedAt, isConnected })),
      isInvited: open !== null && host.table.isInvited(seat),
      hasCard: host.table.hasCard(seat),
    })),
  };
}

function listHumans({ rulebook, snapshot }: Session) {
  return rulebook.seats(snapshot.state).filter(({ isHuman }) => isHuman);
}
