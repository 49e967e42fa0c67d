/** The highest score a game can show and save; higher scores are refused. */
export const counterstop = 9_999_999_990
