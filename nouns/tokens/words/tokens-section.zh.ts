/** The section of script tokens in the list of the settings. */
export const tokensSection = { name: '脚本令牌', text: '给程序用的钥匙' }
