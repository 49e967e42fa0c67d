import { simplified } from './simplified.ts'

/**
 * Characters as Japan writes them since 1946, each followed by its older form: a part of the pairs in the table of the
 * jōyō kanji (常用漢字表, notice 2 of the Cabinet of Japan, 2010). The pairs of the last row are older forms, each followed
 * by the character that Unihan gives it as a variant of (kZVariant, kSemanticVariant).
 */
const table = `
亜亞 悪惡 圧壓 囲圍 医醫 壱壹 逸逸 稲稻 隠隱 栄榮 営營 衛衞 駅驛 円圓 塩鹽 縁緣 艶艷 応應 欧歐 殴毆 桜櫻 奥奧 横橫 温溫 穏穩 仮假 価價 画畫 会會
絵繪 壊壞 懐懷 拡擴 殻殼 覚覺 学學 岳嶽 楽樂 渇渴 巻卷 陥陷 勧勸 寛寬 関關 歓歡 観觀 気氣 帰歸 亀龜 偽僞 戯戲 犠犧 旧舊 拠據 挙擧 虚虛 峡峽 挟挾 狭狹
郷鄉 暁曉 区區 駆驅 勲勳 薫薰 径徑 茎莖 恵惠 掲揭 渓溪 経經 蛍螢 軽輕 継繼 鶏鷄 芸藝 撃擊 県縣 倹儉 剣劍 険險 圏圈 検檢 献獻 権權 顕顯 験驗 厳嚴 広廣
効效 恒恆 黄黃 鉱鑛 号號 国國 黒黑 済濟 砕碎 斎齋 剤劑 桜櫻 雑雜 参參 桟棧 蚕蠶 惨慘 賛贊 残殘 歯齒 児兒 辞辭 湿濕 実實 写寫 釈釋 寿壽 収收 従從 渋澁
獣獸 縦縱 粛肅 処處 緒緖 諸諸 叙敍 将將 称稱 渉涉 焼燒 証證 奨獎 条條 状狀 乗乘 浄淨 剰剩 畳疊 縄繩 壌壤 嬢孃 譲讓 醸釀 触觸 嘱囑 真眞 寝寢 慎愼 尽盡
図圖 粋粹 酔醉 穂穗 随隨 髄髓 枢樞 数數 瀬瀨 声聲 斉齊 静靜 窃竊 摂攝 専專 浅淺 戦戰 践踐 銭錢 潜潛 繊纖 禅禪 双雙 壮壯 争爭 荘莊 捜搜 挿插 装裝 総總
騒騷 増增 蔵藏 臓臟 属屬 続續 堕墮 対對 体體 帯帶 滞滯 滝瀧 択擇 沢澤 担擔 単單 胆膽 団團 断斷 弾彈 遅遲 痴癡 虫蟲 昼晝 鋳鑄 庁廳 聴聽 勅敕 鎮鎭 塚塚
逓遞 鉄鐵 点點 転轉 伝傳 党黨 盗盜 灯燈 当當 闘鬭 徳德 独獨 読讀 届屆 弐貳 悩惱 脳腦 覇霸 拝拜 廃廢 売賣 麦麥 発發 髪髮 抜拔 繁繁 蛮蠻 秘祕 浜濱 瓶甁
払拂 仏佛 並竝 餅餠 辺邊 変變 舗舖 歩步 宝寶 豊豐 褒襃 翻飜 毎每 万萬 満滿 麺麵 黙默 弥彌 訳譯 薬藥 与與 誉譽 揺搖 様樣 謡謠 来來 頼賴 乱亂 覧覽 竜龍
隆隆 両兩 猟獵 緑綠 涙淚 塁壘 礼禮 励勵 戻戾 霊靈 齢齡 暦曆 歴歷 恋戀 練練 錬鍊 炉爐 労勞 楼樓 録錄 湾灣 桧檜 巣巢 尭堯 凛凜 槙槇 遥遙 瑶瑤 晋晉 穣穰
靑青 囯國 圀國 淸清 囗口 髙高 﨑崎 嵜崎 嶋島 渕淵 邉邊 斈學 囬回 鄕鄉 曽曾 痩瘦 徴徵 晩晚 糸絲 戱戲 敘叙 粧妝
`

/**
 * Maps a modern Japanese character, or an older form, to the simplified Chinese character it is compared as. Of a few
 * pairs only the modern form has a simplified one: the older form is then compared as that, too.
 */
export const oldForms: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split(/\s+/)
    .flatMap((pair) => {
      const [character = '', before = ''] = pair.normalize('NFC')
      const plain = simplified.get(before) ?? simplified.get(character) ?? before
      return [character, before].filter((form) => form !== plain).map((form) => [form, plain] as const)
    }),
)
