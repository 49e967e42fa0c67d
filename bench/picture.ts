import sharp from 'sharp'
import { measurePicture } from '#core/files/encode/encode-picture.ts'
import { encodeSizes } from '#core/files/sizes/encode-sizes.ts'
import { takeLooks } from '#nouns/paintings/server/looks/take-looks.ts'

const runs = 3

/** CPU time of what is done with a JPEG of 12 megapixels: before its upload is answered, and by jobs later. */
export async function benchPicture(): Promise<void> {
  const bytes = await photograph(4_000, 3_000)
  const encode = async () => {
    const measured = await measurePicture(bytes)
    if (typeof measured === 'string') throw new Error(measured)
    const encoded = await measured.encode()
    if (typeof encoded === 'string') throw new Error(encoded)
    return encoded
  }
  const { original, thumb } = await encode()
  const sides = { width: 4_000, height: 3_000, extension: 'jpg', large: false }
  console.log(`a JPEG of 12 megapixels, ${(bytes.byteLength / 1e6).toFixed(1)} MB; best of ${runs}`)
  console.log(`answered after          ${await best(encode)} ms of CPU`)
  console.log(`all sizes, by a job     ${await best(() => encodeSizes(original, sides))} ms`)
  console.log(`looks, once published   ${await best(() => takeLooks(thumb, null))} ms`)
}

async function best(work: () => Promise<unknown>): Promise<string> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least.toFixed(0).padStart(6)
}

/** Discs and grain, which compress about as a photograph does. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const discs = Array.from({ length: 400 }, (_, n) => {
    const [x, y, radius] = [(n * 7_919) % width, (n * 104_729) % height, 20 + ((n * 31) % 200)]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${(n * 47) % 360} 60% 55%)" opacity=".5"/>`
  })
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#357"/>${discs.join('')}</svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(Buffer.from(drawn))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}
