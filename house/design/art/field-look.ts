/** Colours of the field in which a way is drawn; it is dark by day and by night. `runs`: the first run, and one that lies over it. */
export const fieldLook = {
  ground: 'oklch(.2 .045 320)',
  grid: 'oklch(.45 .05 320 / .35)',
  runs: [
    { line: 'oklch(.97 .02 20)', faint: 'oklch(.8 .1 15 / .3)', heat: 'oklch(.72 .13 15)', rim: 'oklch(.6 .2 15)' },
    { line: 'oklch(.88 .09 230)', faint: 'oklch(.75 .1 235 / .3)', heat: 'oklch(.7 .1 235)', rim: 'oklch(.6 .15 240)' },
  ],
} as const
