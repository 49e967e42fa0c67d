import type { House } from '#core/house.ts'
import type { Manifest } from '#core/manifest.ts'
import { notEntered, privately } from '#core/members/not-entered.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { betStaff } from '../contract/bet-staff.ts'
import { bets } from '../contract/bets.ts'
import { ask } from './ask.ts'
import { betComments, commentOnBet, listBetComments, removeBetComment } from './bet-comments.ts'
import { betFeed } from './bet-feed.ts'
import { countedBases } from './counted-bases.ts'
import { addBet } from './desk/add-bet.ts'
import { answerObjection } from './desk/answer-objection.ts'
import { aliveBets, betDetail, countWaiting } from './desk/bet-desk.ts'
import { addCategory, categories, updateCategory } from './desk/categories.ts'
import { decideAsked } from './desk/decide-asked.ts'
import { endBet } from './desk/end-bet.ts'
import { decideHeld, heldBetComments, listHeld } from './desk/held-comments.ts'
import { eventsOnHome, showOnHome } from './desk/on-home.ts'
import { updateBet } from './desk/update-bet.ts'
import { liveBet } from './live-topic.ts'
import { object } from './object.ts'
import { confirmAdult, ownLimits, setLimits } from './own-limits.ts'
import { betsData } from './personal-data.ts'
import { placeStake, raiseStake } from './place-stake.ts'
import { publicBets } from './public-bets.ts'
import { rateBet } from './rate-bet.ts'
import { boardEvents, openBoard, ownRow } from './reads/board.ts'
import { frontBets, listBets } from './reads/list-bets.ts'
import { oddsChart } from './reads/odds-chart.ts'
import { oneBet } from './reads/one-bet.ts'
import { ownBets } from './reads/own-bets.ts'
import { seesStakesOf, stakesOfBet } from './reads/stakes-of-bet.ts'
import { refundAll } from './settle/refund-all.ts'
import { settleDue } from './settle/settle-due.ts'
import { tellEndings } from './settle/tell-endings.ts'
import { tellProposals } from './settle/tell-proposals.ts'
import { findBet } from './stored-bet.ts'

type BetParts = Pick<House, 'adultAge' | 'giftsOfWeek' | 'held' | 'keeper' | 'now'>

const betsFeature = ({ adultAge, giftsOfWeek, held, keeper, now }: BetParts): Feature => {
  const board = openBoard(keeper, now)
  return implement(bets, {
    categories: ({ db, now }) => categories(db, now),
    list: ({ db, input, now }) => listBets(db, input, now),
    front: ({ db, now }) => frontBets(db, now),
    one: async ({ db, input, member, now, refuse }) =>
      (await oneBet(db, { name: input.bocaiName, reader: privately(member)?.id ?? null, isStaff: false, now })) ??
      refuse('betUnknown'),
    /** POST /getBocaiStakes */
    stakes: async (call) => {
      const { db, input, refuse } = call
      const bet = await findBet(db, input.bocaiName)
      if (!bet?.opened_at) return refuse('betUnknown')
      if (!(await seesStakesOf(bet, call))) return refuse('stakesHidden')
      const page = await stakesOfBet(db, bet, input)
      return { ...page, rows: page.rows.map(({ MAYWIN: _, ...row }) => row) }
    },
    /** POST /getBocaiChart */
    chart: async (call) => {
      const bet = await findBet(call.db, call.input.bocaiName)
      if (!bet?.opened_at) return call.refuse('betUnknown')
      return oddsChart(call.db, bet, await seesStakesOf(bet, call))
    },
    place: placeStake,
    raise: raiseStake,
    object: notEntered(object),
    rate: notEntered(rateBet),
    comments: listBetComments,
    comment: commentOnBet(held),
    removeComment: removeBetComment,
    board: ({ db, input }) => board(db, input),
    boardOwn: notEntered(async ({ db, input, member, now }) => ({
      row: await ownRow(db, { asked: input, reader: member.id, now }),
    })),
    boardEvents: async (call) => (await boardEvents(call)) ?? call.refuse('hidden'),
    own: notEntered(({ db, input, member }) => ownBets(db, member.id, input)),
    limits: notEntered(ownLimits(adultAge)),
    setLimits: notEntered(setLimits),
    adult: notEntered(confirmAdult),
    ask: notEntered(ask(giftsOfWeek)),
  })
}

const staffFeature = (held: HeldRule): Feature =>
  implement(betStaff, {
    add: notEntered(addBet),
    update: updateBet,
    decideAsked: notEntered(decideAsked),
    alive: ({ db, now }) => aliveBets(db, now),
    detail: async ({ db, input, member, now, refuse }) =>
      (await betDetail(db, { asked: input, reader: member.id, now })) ?? refuse('betUnknown'),
    end: notEntered(endBet),
    answerObjection: notEntered(answerObjection),
    addCategory,
    updateCategory,
    onHome: ({ db, now }) => eventsOnHome(db, now),
    showOnHome,
    held: ({ db, input }) => listHeld(db, input, held),
    decideHeld,
  })

/** Bets: events, stakes, results and the board. docs/decisions/0351-bets.md */
const betsManifest: Manifest = {
  name: 'bets',
  publicPages: ['/bocai', '/bocaigob'],
  publicRows: [publicBets],
  comments: [betComments],
  countedGifts: countedBases,
  personal: () => [betsData],
  showsMembers: ['bets', 'bet'],
  pictures: [{ table: 'bet_options', column: 'picture' }],
  desks: [{ area: 'bocai', waiting: { waiting: countWaiting, comments: heldBetComments.count } }],
  live: [liveBet],
  open: ({ db, now, adultAge, giftsOfWeek, held, keeper, origin }) => ({
    routes: (app) => betFeed(app, { read: db.read, keeper, origin, now }),
    calls: [betsFeature({ adultAge, giftsOfWeek, held, keeper, now }), staffFeature(held)],
    minutely: [() => settleDue(db, now()), () => tellProposals(db, now()), () => tellEndings(db, now())],
  }),
  whenOff: ({ db, now }) => ({ minutely: [() => refundAll(db, now()), () => settleDue(db, now())] }),
}

export const manifests: readonly Manifest[] = [betsManifest]
