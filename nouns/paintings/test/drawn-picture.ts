import sharp from 'sharp'

/** A picture with a composition of its own for each seed, 600 × 400, as PNG. */
export const drawnPicture = (seed: number): Promise<Buffer> => sharp(drawing(seed)).png().toBuffer()

/** The same picture as SVG. */
export function drawing(seed: number): Buffer {
  const random = (n: number) => Math.abs(Math.sin(seed * 37.1 + n * 91.7) * 43_758.5) % 1
  const shapes = Array.from({ length: 14 }, (_, n) => {
    const colour = `hsl(${Math.floor(random(n) * 360)} 70% ${20 + Math.floor(random(n + 50) * 60)}%)`
    return `<ellipse cx="${random(n + 100) * 600}" cy="${random(n + 150) * 400}" rx="${30 + random(n + 200) * 110}"
      ry="${30 + random(n + 250) * 90}" fill="${colour}"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#f3e9dd"/>${shapes.join('')}</svg>`,
  )
}
