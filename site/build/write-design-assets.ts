/** `node site/build/write-design-assets.ts`: writes what the Vite plugin writes, and prints what it weighs. */
import { writeDesignAssets } from './design-assets.ts'

const { face, dialogFace, dessertFace, pictures } = await writeDesignAssets()
console.log(`display face: ${[...face.chars].length} characters, ${face.bytes} bytes`)
console.log(`dialogs' face: ${[...dialogFace.chars].length} characters, ${dialogFace.bytes} bytes`)
console.log(`desserts' face: ${[...dessertFace.chars].length} characters, ${dessertFace.bytes} bytes`)
console.log(`pictures: version ${pictures}`)
