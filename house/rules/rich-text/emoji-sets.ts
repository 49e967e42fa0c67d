/**
 * The six emoji sets, under the names of the specification, each with motifs drawn for this site: `default` the
 * dumpling of the shop, sweets, bullets and hands; `quotes` signs and sayings; `ultraman` a gingerbread hero and his
 * monsters; `pinch` a piece of mochi that is kneaded; `meetup` a shrine festival through the seasons; `pusheen` the
 * shop's cat. Never rename a motif: stored floors refer to it by name.
 */
export const emojiSets = {
  default: {
    size: 50,
    names: [
      ...['smile', 'laugh', 'tears-of-joy', 'wink', 'heart-eyes', 'blush', 'proud', 'cool'],
      ...['sleepy', 'yawn', 'thinking', 'surprised', 'shocked', 'sweat', 'awkward', 'speechless'],
      ...['angry', 'furious', 'sad', 'crying', 'dizzy', 'sick', 'hungry', 'halo'],
      ...['strawberry-cake', 'macaron', 'pudding', 'ice-cream', 'donut', 'moon-cake', 'star-sugar', 'milk-tea'],
      ...['bullet-round', 'bullet-rice', 'bullet-knife', 'bullet-star', 'bullet-butterfly', 'laser', 'hitbox', 'bomb'],
      ...['thumbs-up', 'thumbs-down', 'clap', 'wave', 'victory', 'fist', 'point', 'pray'],
    ],
  },
  quotes: {
    size: 50,
    names: [
      ...['cleared', 'no-miss', 'no-bomb', 'captured', 'missed', 'so-close', 'one-more', 'world-record'],
      ...['well-done', 'congratulations', 'keep-going', 'thank-you', 'sorry', 'please', 'good-morning', 'good-night'],
      ...['agree', 'disagree', 'question', 'exclamation', 'first', 'bump', 'passing-by', 'hundred'],
    ],
  },
  ultraman: {
    size: 100,
    names: [
      ...['arms-crossed', 'beam', 'flying', 'flying-kick', 'landing', 'power-up', 'salute', 'thumbs-up'],
      ...['victory', 'bow', 'kneeling', 'exhausted', 'shield', 'uppercut', 'spin', 'sit-down'],
      ...['handshake', 'sunset', 'tiny-city', 'monster-roar', 'monster-sleep', 'monster-egg', 'monster-run', 'friends'],
    ],
  },
  pinch: {
    size: 50,
    names: [
      ...['pinch', 'stretch', 'squash', 'poke', 'bounce', 'roll', 'flatten', 'knead'],
      ...['twist', 'split', 'stack', 'melt', 'puff', 'wobble', 'hide', 'peek'],
      ...['hug', 'pat', 'spin', 'throw', 'bite', 'steam', 'sleep', 'heart'],
    ],
  },
  meetup: {
    size: 100,
    names: [
      ...['torii', 'lantern', 'offering-box', 'paper-wand', 'fortune-slip', 'wish-plaque', 'drum', 'folding-fan'],
      ...['fireworks', 'dango', 'fish-cake', 'candied-apple', 'shaved-ice', 'tea', 'train', 'camera'],
      ...['full-moon', 'sun', 'rain', 'thunder', 'snowflake', 'sunflower', 'cherry-blossom', 'maple-leaf'],
    ],
  },
  pusheen: {
    size: 100,
    names: [
      ...['loaf', 'sit', 'stretch', 'sleep', 'yawn', 'eat', 'lick', 'cookie-thief'],
      ...['box', 'yarn', 'keyboard', 'gamepad', 'umbrella', 'scarf', 'flower', 'fish'],
      ...['heart', 'angry', 'surprised', 'wave', 'run', 'window', 'tail', 'paw'],
    ],
  },
} as const satisfies Record<string, { readonly size: 50 | 100; readonly names: readonly string[] }>

export type EmojiSet = keyof typeof emojiSets
export type EmojiName<S extends EmojiSet> = (typeof emojiSets)[S]['names'][number]

// `Object.keys` loses the type of the names.
export const emojiSetNames = Object.keys(emojiSets) as readonly EmojiSet[]

/** Own emoji are shown at the size of most sets. */
export const ownEmojiSize = 50

export const isEmojiSet = (set: string): set is EmojiSet => Object.hasOwn(emojiSets, set)

export const isEmoji = (set: string, name: string): boolean => known.has(`${set}/${name}`)

const known: ReadonlySet<string> = new Set(
  emojiSetNames.flatMap((set) => emojiSets[set].names.map((name) => `${set}/${name}`)),
)

/** The path of a motif's drawing. */
export const emojiPath = (set: EmojiSet, name: string): string => `/emoji/${set}/${name}.svg`
