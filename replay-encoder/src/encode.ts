import type { EncodableReplay } from './encodable.ts'
import { writeAlco } from './write/write-alco.ts'
import { writeModern } from './write/write-modern.ts'
import { writeScene } from './write/write-scene.ts'
import { writeTh06 } from './write/write-th06.ts'
import { writeTh07 } from './write/write-th07.ts'
import { writeTh08 } from './write/write-th08.ts'
import { writeTh09 } from './write/write-th09.ts'

/**
 * Bytes of a valid `.rpy` file. Numbers that do not fit their field wrap as the field does; see `EncodableReplay` for
 * units.
 */
export function encodeReplay(run: EncodableReplay): Uint8Array<ArrayBuffer> {
  switch (run.game) {
    case 'th06':
      return writeTh06(run)
    case 'th07':
      return writeTh07(run)
    case 'th08':
      return writeTh08(run)
    case 'th09':
      return writeTh09(run)
    case 'th095':
    case 'th125':
    case 'th143':
    case 'th165':
      return writeScene(run)
    case 'alco':
      return writeAlco(run)
    default:
      return writeModern(run)
  }
}
