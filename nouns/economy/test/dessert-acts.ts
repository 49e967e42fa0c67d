import type { Thing } from '#core/desserts/tables.ts'
import { desserts } from '#nouns/desserts/contract/desserts.ts'
import { type Food, feedWorth, foods } from '#nouns/desserts/rules/feeding.ts'
import { halfBack, isMixture, nearestRecipe, synthesisChance } from '#nouns/desserts/rules/synthesis.ts'
import { endDueOutings } from '#nouns/desserts/server/end-due.ts'
import { recipesOf } from '#nouns/desserts/server/recipes.ts'
import { dessertRates as rates } from '#rules/desserts/dessert-rates.ts'
import { desserts as allDesserts, cookedDesserts, type Dessert, materialOf } from '#rules/desserts/desserts.ts'
import { givesBulletsBack, helpsSynthesis } from '#rules/desserts/effects.ts'
import { grownLevel, starsOf } from '#rules/desserts/growth.ts'
import { foragePlaces, hoursLeft } from '#rules/desserts/outings.ts'
import { hidesCard } from '#rules/desserts/skins.ts'
import { prices } from '#rules/economy/economy-rates.ts'
import { bullets } from '#rules/ledger/resources.ts'
import { giftsOfWeek } from '#site/test/gifts-of-week.ts'
import { as, attempt, chosen, mostly, type Prepare, type Scene } from './attempt.ts'
import { change, type Delta, heldOf, nothing, plus } from './book.ts'
import { comesHome, fedDay, granted, levelIn, plateIn, withDessert, withKitchen } from './dessert-events.ts'
import { done } from './done.ts'
import { type Kitchens, kitchenIn, outOf, shownIn } from './kitchen.ts'
import { ballCharacter, dayOf, nowOf, type Person } from './world.ts'

const { calls } = desserts

/** What keeps somebody from all acts on desserts: the code of a gate. */
const gateOf = ({ closed, kind }: Person): string | null =>
  closed ? 'login' : kind === 'unverified' ? 'mailCheck' : null

const robotOf = ({ kind }: Person): string | null => (kind === 'robot' ? 'robotDesserts' : null)

/** Whether a member is known to have too little; with several acts at once that is not known. */
const lacks = ({ alone, book, by }: Scene, spent: readonly Thing[]): string | null =>
  alone && spent.some(({ resource, amount }) => heldOf(book, by.id, resource) < amount) ? 'insufficient' : null

const delta = ({ id }: Person, way: 1 | -1, things: readonly Thing[]): Delta =>
  plus(...things.map(({ resource, amount }) => change([id, resource, way * amount])))

/** Who has a dessert: mostly the one who acts. */
function cookIn({ world, act, by, book }: Scene): Person {
  const has = ({ id }: Person) => Object.keys(kitchenIn(book.kitchens, id).desserts).length > 0
  return has(by) || act.n % 5 === 0 ? by : (chosen(world.people.filter(has), act) ?? by)
}

/** Prepares an act of somebody who mostly has a dessert. */
const byCook =
  (prepare: Prepare): Prepare =>
  (scene) =>
    prepare({ ...scene, by: cookIn(scene) })

/** Mostly a dessert that the member has. */
function dessertFor({ act, by, book }: Scene): Dessert {
  const owned = Object.keys(kitchenIn(book.kitchens, by.id).desserts) as Dessert[] // its keys
  return (
    chosen(act.n % 7 === 0 || owned.length === 0 ? allDesserts : owned, { ...act, n: Math.floor(act.n / 7) }) ?? 'milk'
  )
}

const choose: Prepare = ({ world, act, by }) => {
  const dessert = chosen(cookedDesserts, act) ?? 'milk'
  return attempt(
    (key) => world.site.call(calls.choose, { dessert }, as(by, key)),
    () => [nothing],
    () => [
      (kitchens) => {
        const problem = gateOf(by) ?? robotOf(by)
        if (problem) return problem
        if (kitchenIn(kitchens, by.id).chosen) return 'chosenAlready'
        return withKitchen(granted(world, kitchens, { member: by.id, dessert, again: 'exp' }), by.id, { chosen: true })
      },
    ],
  )
}

const synthesize: Prepare = async (scene) => {
  const { world, act, by, book } = scene
  const recipes = await recipesOf(world.site.site.foundation.db.own)
  const far = { gdd: act.n % 11, sjd: 10 - (act.n % 11), zjj: act.n % 13 === 0 ? 1 : 0 }
  const mixture = act.n % 3 === 0 ? far : recipes[chosen(cookedDesserts, act) ?? 'milk']
  const sugar = [0, 0, 10, 30, 5][act.n % 5] ?? 0
  const isFree = act.n % 2 === 0 && !kitchenIn(book.kitchens, by.id).firstTried
  const input = { ...mixture, sugar, first: isFree ? ('Y' as const) : ('N' as const) }
  const things = (counts: Readonly<Record<string, number>>): Thing[] =>
    bullets.flatMap((bullet) => (counts[bullet] ? [{ resource: bullet, amount: counts[bullet] ?? 0 }] : []))
  const spent: Thing[] = [
    ...(isFree ? [] : things({ ...mixture })),
    ...(sugar > 0 ? [{ resource: 'sugar', amount: sugar } as const] : []),
  ]
  return attempt(
    (key) => world.site.call(calls.synthesize, input, as(by, key)),
    ({ BACK }) => [plus(delta(by, -1, spent), delta(by, 1, BACK as readonly Thing[]))],
    (data) => [
      (kitchens) => {
        const kitchen = kitchenIn(kitchens, by.id)
        const problem =
          gateOf(by) ??
          (!isMixture(mixture) || sugar % 10 !== 0 ? 'mixtureWrong' : null) ??
          robotOf(by) ??
          (isFree && kitchen.firstTried ? 'firstDone' : lacks(scene, spent))
        if (problem || !data) return problem ?? kitchens
        const { dessert, distance } = nearestRecipe(recipes, mixture)
        const shown = shownIn(kitchen)
        const owned = kitchen.desserts[dessert]
        const back = [
          { resource: 'sugar', amount: rates.failureSugar },
          ...(givesBulletsBack(shown) && !isFree ? things({ ...halfBack(mixture) }) : []),
        ]
        const came = data.CAME === 'Y'
        const next = came ? granted(world, kitchens, { member: by.id, dessert, again: 'exp' }) : kitchens
        const after = kitchenIn(next, by.id).desserts[dessert]
        const wanted = [dessert, synthesisChance(distance, { sugar, milk: helpsSynthesis(shown) })]
        const told = [data.DESSERT, data.CHANCE]
        if (String(told) !== String(wanted)) return 'another mixture'
        if (JSON.stringify(data.BACK) !== JSON.stringify(came ? [] : back)) return 'something else came back'
        if (data.LEVEL !== (after ? levelIn(world, after) : 0)) return 'another level'
        if (data.AGAIN !== (came && owned ? 'Y' : 'N')) return 'came again or for the first time'
        const firstTried = kitchen.firstTried || isFree
        return withKitchen(next, by.id, { firstTried, syntheses: kitchen.syntheses + 1 })
      },
    ],
  )
}

const feed: Prepare = (scene) => {
  const { world, act, by, book } = scene
  const dessert = dessertFor(scene)
  const held = [materialOf(dessert), ...foods].filter((each) => heldOf(book, by.id, each) > 0)
  const food: Food = chosen(act.n % 9 === 0 || held.length === 0 ? foods : held, act) ?? 'sugar'
  const amount = [1, 2, 5, 1][Math.floor(act.n / 11) % 4] ?? 1
  const spent: Thing[] = [{ resource: food, amount }]
  return attempt(
    (key) => world.site.call(calls.feed, { dessert, material: food, amount }, as(by, key)),
    () => [delta(by, -1, spent)],
    (data) => [
      (kitchens) => {
        const kitchen = kitchenIn(kitchens, by.id)
        const owned = kitchen.desserts[dessert]
        const problem = gateOf(by) ?? robotOf(by) ?? (owned ? lacks(scene, spent) : 'notOwned')
        if (problem || !owned || !data) return problem ?? kitchens
        const fed = {
          exp: owned.exp + amount * feedWorth(dessert, food),
          fedOn: fedDay(world, owned, { dessert, food }),
        }
        const rose =
          levelIn(world, { ...owned, ...fed }) > levelIn(world, owned) || starsOf(fed.exp) > starsOf(owned.exp)
        const wanted = [fed.exp, levelIn(world, { ...owned, ...fed }), starsOf(fed.exp), rose ? 'Y' : 'N']
        if (String([data.EXP, data.LEVEL, data.STARS, data.ROSE]) !== String(wanted)) return 'fed to something else'
        const serving = { dessert, food, fed: amount, left: amount, at: nowOf(world).getTime() }
        const next = withDessert(kitchens, { member: by.id, dessert }, fed)
        return withKitchen(next, by.id, { servings: [...kitchen.servings, serving] })
      },
    ],
  )
}

const teach: Prepare = (scene) => {
  const { world, by } = scene
  const dessert = dessertFor(scene)
  const spent: Thing[] = [{ resource: 'power', amount: rates.cardPower }]
  return attempt(
    (key) => world.site.call(calls.teach, { dessert }, as(by, key)),
    () => [delta(by, -1, spent)],
    () => [
      (kitchens) => {
        const owned = kitchenIn(kitchens, by.id).desserts[dessert]
        const problem = gateOf(by) ?? robotOf(by)
        if (problem || !owned) return problem ?? 'notOwned'
        if (owned.card) return 'taught'
        if (levelIn(world, owned) < rates.cardLevel) return 'levelLow'
        if (hidesCard(owned.skin)) return 'skinConflict'
        return lacks(scene, spent) ?? withDessert(kitchens, { member: by.id, dessert }, { card: true })
      },
    ],
  )
}

const skinFor = ({ act }: Scene): string => chosen(['snow', 'night', 'gold', 'lace', 'c:Nobody'], act) ?? ''
const isSold = (skin: string): boolean => ['snow', 'night', 'gold'].includes(skin)

const buySkin: Prepare = (scene) => {
  const { world, by } = scene
  const [dessert, skin] = [dessertFor(scene), skinFor(scene)]
  const spent: Thing[] = [{ resource: 'score', amount: prices.skin }]
  return attempt(
    (key) => world.site.call(calls.buySkin, { dessert, skin }, as(by, key)),
    () => [delta(by, -1, spent)],
    () => [
      (kitchens) => {
        const { desserts: owned, skins } = kitchenIn(kitchens, by.id)
        const problem = gateOf(by) ?? robotOf(by) ?? (owned[dessert] ? null : 'notOwned')
        if (problem || !isSold(skin)) return problem ?? 'skinUnknown'
        if (skins.includes(`${dessert} ${skin}`)) return 'skinOwned'
        const bought = [...skins, `${dessert} ${skin}`].toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
        return lacks(scene, spent) ?? withKitchen(kitchens, by.id, { skins: bought })
      },
    ],
  )
}

/** Skins are listed by the numbers of their desserts. */
const placeOf = (skin: string): number => allDesserts.indexOf(skin.split(' ')[0] as Dessert) // it begins with one

const wearSkin: Prepare = (scene) => {
  const { world, act, by, book } = scene
  const worn = chosen([...kitchenIn(book.kitchens, by.id).skins, 'milk '], act)?.split(' ') ?? []
  const [dessert, skin] = act.n % 4 === 0 ? [dessertFor(scene), skinFor(scene)] : [worn[0] as Dessert, worn[1] ?? '']
  return attempt(
    (key) => world.site.call(calls.skin, { dessert, skin }, as(by, key)),
    () => [nothing],
    () => [
      (kitchens) => {
        const { desserts: all, skins } = kitchenIn(kitchens, by.id)
        const owned = all[dessert]
        const problem = gateOf(by)
        if (problem || !owned) return problem ?? 'notOwned'
        if (skin !== '' && !isSold(skin)) return 'skinUnknown'
        if (skin !== '' && !skins.includes(`${dessert} ${skin}`)) return 'skinMissing'
        if (owned.card && hidesCard(skin)) return 'skinConflict'
        return withDessert(kitchens, { member: by.id, dessert }, { skin })
      },
    ],
  )
}

const display: Prepare = (scene) => {
  const { world, act, by } = scene
  const dessert = act.n % 6 === 0 ? null : dessertFor(scene)
  return attempt(
    (key) => world.site.call(calls.display, { dessert }, as(by, key)),
    () => [nothing],
    () => [
      (kitchens) => {
        const { displayed, displayedOn, desserts: owned } = kitchenIn(kitchens, by.id)
        const problem = gateOf(by) ?? robotOf(by)
        if (problem) return problem
        if (displayed === dessert) return kitchens
        if (dessert === null) return withKitchen(kitchens, by.id, { displayed: null })
        if (!owned[dessert]) return 'notOwned'
        if (displayedOn >= dayOf(world)) return 'displayedToday'
        return withKitchen(kitchens, by.id, { displayed: dessert, displayedOn: dayOf(world) })
      },
    ],
  )
}

/** Whether something lies on the plate of what a member displays. */
function hasPlate({ world }: Pick<Scene, 'world'>, kitchens: Kitchens, { id }: Person): boolean {
  const kitchen = kitchenIn(kitchens, id)
  return kitchen.displayed !== null && plateIn(world, kitchen, kitchen.displayed).some(({ left }) => left > 0)
}

const sendOut: Prepare = (scene) => {
  const { world, act, by, to, book } = scene
  const dessert = dessertFor(scene)
  const hours = ([2, 4, 8] as const)[act.n % 3] ?? 2
  const hosts = world.people.filter((one) => hasPlate(scene, book.kitchens, one))
  const victim = Math.floor(act.n / 3) % 2 === 0 ? null : act.n % 8 === 0 ? to : (chosen(hosts, act) ?? to)
  const place = victim ? '' : (chosen(foragePlaces, act) ?? 'pool')
  const where = victim ? { victim: victim.id } : { place: place || ('pool' as const) }
  return attempt(
    (key) => world.site.call(calls.sendOut, { dessert, hours, ...where }, as(by, key)),
    () => [nothing],
    (data) => [
      (kitchens) => {
        const kitchen = kitchenIn(kitchens, by.id)
        const problem = gateOf(by) ?? robotOf(by) ?? (victim && victimProblem(scene, kitchens, victim))
        if (problem || !kitchen.desserts[dessert]) return problem ?? 'notOwned'
        if (outOf(kitchen)) return 'isOut'
        const today = dayOf(world)
        const left = hoursLeft(kitchen.out, today) - hours
        if (left < 0) return 'tired'
        if (!data) return kitchens
        const [leftAt, backAt] = [data.LEFT, data.BACK].map((text) => new Date(text).getTime())
        if (data.VICTIM !== (victim?.id ?? 0) || backAt !== (leftAt ?? 0) + hours * 3_600_000) return 'left otherwise'
        const times = { leftAt: leftAt ?? 0, backAt, endedAt: null }
        const out = { id: data.KeyID, dessert, place, victim: victim?.id ?? null, hours, found: [], worth: 0, ...times }
        const spent = { day: today, hours: rates.outHoursADay - left }
        return withKitchen(kitchens, by.id, { outings: [...kitchen.outings, out], out: spent })
      },
    ],
  )
}

function victimProblem(scene: Scene, kitchens: Kitchens, victim: Person): string | null {
  const { by } = scene
  if (by.kind === 'black') return 'black'
  if (victim === by) return 'victimSelf'
  if (victim.closed) return 'victimUnknown'
  return hasPlate(scene, kitchens, victim) && victim.group !== by.group ? null : 'plateEmpty'
}

const callBack: Prepare = (scene) => {
  const { world, act, book } = scene
  const away = world.people.filter(({ id }) => outOf(kitchenIn(book.kitchens, id)))
  const by = mostly(chosen(away, act) ?? scene.by, scene.by, act)
  const out = outOf(kitchenIn(book.kitchens, by.id))
  const dessert = (act.n % 6 === 0 ? chosen(allDesserts, act) : out?.dessert) ?? 'milk'
  return attempt(
    (key) => world.site.call(calls.callBack, { dessert }, as(by, key)),
    ({ FOUND }) => [delta(by, 1, FOUND as readonly Thing[])],
    (data, after) => [
      (kitchens) => {
        const problem = gateOf(by)
        return problem ?? comesHome(scene, { by, called: dessert, after: data && after.kitchens })(kitchens)
      },
    ],
  )
}

/** The work of the minute. */
const homeComes: Prepare = (scene) => {
  const { world, book } = scene
  const due = world.people.filter(({ id }) => {
    const out = outOf(kitchenIn(book.kitchens, id))
    return out !== null && out.backAt <= nowOf(world).getTime()
  })
  return done(
    async () => {
      const { db } = world.site.site.foundation
      await Promise.all([
        endDueOutings({ db, giftsOfWeek }, nowOf(world)),
        endDueOutings({ db, giftsOfWeek }, nowOf(world)),
      ])
    },
    (after) => {
      const brought = due.map((by) => {
        const id = outOf(kitchenIn(book.kitchens, by.id))?.id
        return delta(by, 1, kitchenIn(after.kitchens, by.id).outings.find((one) => one.id === id)?.found ?? [])
      })
      return [plus(...brought)]
    },
    (after) => due.map((by) => comesHome(scene, { by, called: null, after: after.kitchens })),
  )
}

const claim: Prepare = ({ world, act, by, book }) => {
  const round = world.run
  const painters = world.people.filter(({ id }) => kitchenIn(book.kitchens, id).balls.length > 0)
  const painter = mostly(chosen(painters, act) ?? by, by, act)
  const ball = kitchenIn(book.kitchens, painter.id).balls[0] ?? 1 + (act.n % 7)
  const dessert = chosen(allDesserts, act) ?? 'milk'
  return attempt(
    (key) => world.site.call(calls.claim, { character: ballCharacter, round, ball, dessert }, as(painter, key)),
    () => [nothing],
    (data) => [
      (kitchens) => {
        const { balls, desserts: owned } = kitchenIn(kitchens, painter.id)
        const problem = gateOf(painter) ?? robotOf(painter) ?? (balls.includes(ball) ? null : 'grantUnknown')
        if (problem || !data) return problem ?? kitchens
        const next = granted(world, kitchens, { member: painter.id, dessert, again: 'level' })
        const after = kitchenIn(next, painter.id).desserts[dessert]
        if (data.AGAIN !== (owned[dessert] ? 'Y' : 'N')) return 'came again or for the first time'
        if (!after || data.LEVEL !== levelIn(world, after)) return 'another level'
        return withKitchen(next, painter.id, { balls: balls.filter((one) => one !== ball) })
      },
    ],
  )
}

const prize: Prepare = ({ world, act, to }) => {
  const dessert = chosen(allDesserts, act) ?? 'milk'
  return attempt(
    (key) => world.site.call(calls.prize, { UID: to.id, dessert, reason: 'a prize' }, as(world.staff, key)),
    () => [nothing],
    (data) => [
      (kitchens) => {
        if (to.closed) return 'personUnknown'
        const problem = to.kind === 'robot' ? 'robotAccount' : to.kind === 'unverified' ? 'unverified' : null
        if (problem || !data) return problem ?? kitchens
        const next = granted(world, kitchens, { member: to.id, dessert, again: 'level' })
        const after = kitchenIn(next, to.id).desserts[dessert]
        return after && data.LEVEL === levelIn(world, after) && data.LEVEL <= grownLevel(after.exp)
          ? next
          : 'another level'
      },
    ],
  )
}

export const dessertActs = {
  ...{ choose, synthesize, callBack, homeComes, claim, prize },
  feed: byCook(feed),
  teach: byCook(teach),
  buySkin: byCook(buySkin),
  wearSkin: byCook(wearSkin),
  display: byCook(display),
  sendOut: byCook(sendOut),
} satisfies Readonly<Record<string, Prepare>>
