/**
 * Whether a name has characters that are invisible or that systems show differently. Joiners inside emoji are allowed.
 */
export const hasUnseen = (s: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2800\u3164\uffa0\ufffd]|\u115f|\u1160|\u034f|\u17b4|\u17b5|\u{16fe4}/u.test(
    s.replace(/(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu, ''),
  )
