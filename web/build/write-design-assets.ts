/** `node web/build/write-design-assets.ts`: writes what the Vite plugin writes, and prints what it weighs. */
import { writePictures } from './art.ts'
import { writeDisplayFace } from './display-face.ts'

const { chars, missing, bytes } = await writeDisplayFace()
console.log(`display face: ${[...chars].length} characters, ${bytes} bytes${missing && `, missing ${missing}`}`)
console.log(`pictures: version ${writePictures()}`)
