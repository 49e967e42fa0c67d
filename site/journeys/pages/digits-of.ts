/** Numbers with thousands separators as bare digits: `1,234 x 5` becomes `1234 x 5`. */
export const digitsOf = (text: string): string => text.replace(/(\d),(?=\d)/g, '$1')
