import { afterEach, beforeEach, expect, test } from 'vitest'
import { Player } from './player.ts'

/** A screen whose frames the test shows: none is shown by itself here. */
const screen = { asked: new Map<number, (now: number) => void>(), id: 0, now: 1_000 }

function show(ms: number): void {
  screen.now += ms
  const due = [...screen.asked.values()]
  screen.asked.clear()
  for (const draw of due) draw(screen.now)
}

const before = [globalThis.requestAnimationFrame, globalThis.cancelAnimationFrame] as const
beforeEach(() => {
  screen.asked.clear()
  globalThis.requestAnimationFrame = (draw) => {
    screen.asked.set(++screen.id, draw)
    return screen.id
  }
  globalThis.cancelAnimationFrame = (id) => void screen.asked.delete(id)
})
afterEach(() => {
  ;[globalThis.requestAnimationFrame, globalThis.cancelAnimationFrame] = before
})

function playing(frames: number, speed = 1): Player {
  const player = new Player()
  player.load(frames, 0)
  player.setSpeed(speed)
  player.play()
  show(0)
  return player
}

test('a second of the screen is 60 frames times the speed; what a slow speed leaves over is not lost', () => {
  for (const [speed, frames] of [
    [0.5, 30],
    [1, 60],
    [4, 240],
    [16, 960],
  ] as const) {
    const player = playing(5_000, speed)
    for (let n = 0; n < 125; n++) show(8)
    // A frame may be due a moment later.
    expect(Math.abs(player.frame() - frames)).toBeLessThanOrEqual(1)
  }
})

test('it stops in the last frame by itself, and then plays from the start', () => {
  const player = playing(100)
  for (let n = 0; n < 20; n++) show(100)
  expect([player.frame(), player.playing(), screen.asked.size]).toEqual([99, false, 0])
  player.play()
  expect([player.frame(), player.playing()]).toEqual([0, true])
})

test('after a page was hidden it goes on where it was', () => {
  const player = playing(5_000)
  show(100)
  show(60_000)
  expect(player.frame()).toBeLessThan(30)
})

test('nobody gets before the first frame or after the last, nor between two', () => {
  const player = new Player()
  const told: number[] = []
  player.listen(() => told.push(player.frame()))
  player.load(50, 999)
  for (const frame of [-1, 50, 49, 12.4, 12.6]) player.seek(frame)
  expect(told).toEqual([49, 0, 49, 49, 12, 13])
  player.load(0, 7)
  player.play()
  expect([player.frame(), player.playing()]).toEqual([0, false])
})
