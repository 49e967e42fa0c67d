import sharp from 'sharp'

/** A 640 × 480 drawing of a danmaku pattern: rings of bullets, each turned by `degrees` against the ring before it. */
export function drawScreenshot(degrees: number): Promise<Buffer> {
  const rings = Array.from({ length: 11 }, (_, ring) => ringOf(ring + 1, degrees))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <defs><radialGradient id="sky"><stop offset="0" stop-color="hsl(${degrees * 5} 45% 30%)"/>
    <stop offset="1" stop-color="#0d0a1f"/></radialGradient></defs>
    <rect width="640" height="480" fill="url(#sky)"/>${rings.join('')}
    <circle cx="320" cy="430" r="5" fill="#fff" stroke="#e0264f" stroke-width="3"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const arms = 18

function ringOf(ring: number, degrees: number): string {
  return Array.from({ length: arms }, (_, arm) => {
    const angle = ((arm * 360) / arms + ring * degrees) * (Math.PI / 180)
    const x = (320 + Math.cos(angle) * ring * 34).toFixed(1)
    const y = (190 + Math.sin(angle) * ring * 34).toFixed(1)
    const hue = (ring * 31 + degrees) % 360
    return `<circle cx="${x}" cy="${y}" r="${4 + (ring % 3) * 2}" fill="#fff" stroke="hsl(${hue} 90% 62%)" stroke-width="4"/>`
  }).join('')
}
