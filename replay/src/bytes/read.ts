import type { NumberKind } from '../games/fields.ts'
import { Refusal } from './refusal.ts'

/** Throws a `Refusal` unless the span lies inside `bytes`. The little-endian reads below throw one outside them. */
export function within(bytes: Uint8Array, at: number, length: number): void {
  if (at < 0 || at + length > bytes.length) throw new Refusal('corrupt_records', 'a record reaches beyond the data')
}

export function u8(bytes: Uint8Array, at: number): number {
  const value = bytes[at]
  if (value === undefined) throw new Refusal('corrupt_records', 'a record reaches beyond the data')
  return value
}

export function u16(bytes: Uint8Array, at: number): number {
  return u8(bytes, at) | (u8(bytes, at + 1) << 8)
}

export function u32(bytes: Uint8Array, at: number): number {
  return (u16(bytes, at) | (u16(bytes, at + 2) << 16)) >>> 0
}

/** Unix seconds of 4 or 8 bytes. Values above 2^53 are rounded, which is far beyond any date. */
export function seconds(bytes: Uint8Array, at: number, width: 4 | 8): number {
  return u32(bytes, at) + (width === 8 ? u32(bytes, at + 4) * 0x1_0000_0000 : 0)
}

export function f32(bytes: Uint8Array, at: number): number {
  FLOAT_BITS[0] = u32(bytes, at)
  return FLOAT[0] ?? Number.NaN
}

/** The number, or null instead of NaN and the infinities. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

export function number(bytes: Uint8Array, at: number, as: NumberKind): number {
  switch (as) {
    case 'u8':
      return u8(bytes, at)
    case 's8':
      return (u8(bytes, at) << 24) >> 24
    case 'u16':
      return u16(bytes, at)
    case 's16':
      return (u16(bytes, at) << 16) >> 16
    case 'u32':
      return u32(bytes, at)
    case 's32':
      return u32(bytes, at) | 0
    case 'f32':
      return f32(bytes, at)
  }
}

const FLOAT_BITS = new Uint32Array(1)
const FLOAT = new Float32Array(FLOAT_BITS.buffer)
