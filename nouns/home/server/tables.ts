interface HomeRollTable {
  place: number
  title_zh: string
  title_en: string
  words_zh: string
  words_en: string
  picture: string
  link: string
}

interface HomePageTable {
  one: true
  version: number
  announcement_zh: string
  announcement_en: string
  announced_at: Date | null
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    home_roll: HomeRollTable
    home_page: HomePageTable
  }
}
